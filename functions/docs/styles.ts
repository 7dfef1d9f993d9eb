export const styles = `
:root{color-scheme:light dark;--ground:#fbfaf8;--card:#fff;--ink:#191713;--soft:#625d54;--line:#e6e2da;--code:#f3f0ea;--mark:#b4410e;--get:#0b6b46;--post:#8a4a00;--change:#5b3aa8;--gone:#a3262c}
@media (prefers-color-scheme:dark){:root{--ground:#12110f;--card:#191816;--ink:#f3f0ea;--soft:#a8a297;--line:#2c2a26;--code:#211f1c;--mark:#ff9a5c;--get:#63d2a2;--post:#f0b35a;--change:#b7a0f5;--gone:#ff8f8f}}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:24px}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;display:grid;grid-template-columns:280px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:28px 20px 40px 28px;border-right:1px solid var(--line);font-size:14px}
nav h2{font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:var(--soft);margin:24px 0 6px;font-weight:600}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:block;padding:4px 0;color:var(--ink)}nav a{text-decoration:none}
nav a:hover,main a:hover{color:var(--mark)}.home{font-weight:700;font-size:17px;color:var(--ink)}.home small{font-weight:400;color:var(--soft)}
main{max-width:860px;padding:56px 48px 120px}a{color:inherit;text-underline-offset:3px}a:focus-visible,summary:focus-visible{outline:2px solid var(--mark);outline-offset:3px;border-radius:4px}
.eyebrow{color:var(--mark);font-size:13px;letter-spacing:.08em;text-transform:uppercase;margin:0;font-weight:600}
h1{font-size:40px;line-height:1.08;letter-spacing:-.025em;margin:6px 0 10px;text-wrap:balance}.lead{font-size:20px;color:var(--soft);margin:0 0 24px}
section>h2{font-size:26px;letter-spacing:-.015em;margin:72px 0 4px}section>p{color:var(--soft);margin:0 0 20px}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px 26px;margin:0 0 20px;overflow-wrap:anywhere}
h3{font-size:19px;margin:0 0 6px;letter-spacing:-.01em}h3 a{text-decoration:none}h3 em{font-size:13px;color:var(--gone)}
.path{margin:0 0 12px}.path b{font-size:13px;letter-spacing:.03em}.get{color:var(--get)}.post{color:var(--post)}.patch,.put{color:var(--change)}.delete{color:var(--gone)}
code,pre{font:13.5px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}code{background:var(--code);padding:1px 5px;border-radius:5px}
pre{background:var(--code);padding:16px 18px;border-radius:10px;overflow:auto;margin:16px 0}pre code{background:none;padding:0;white-space:pre}
table{width:100%;border-collapse:collapse;margin:14px 0;font-size:14.5px}caption{text-align:left;font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:var(--soft);padding:0 0 6px;font-weight:600}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid var(--line);font-weight:400}th{width:38%}th small{color:var(--mark);margin-left:8px;font-size:12px}td>span:first-child{color:var(--soft)}
details{border-top:1px solid var(--line);padding:8px 0;font-size:14.5px}summary{cursor:pointer}.s2{color:var(--get)}.s3{color:var(--change)}.s4{color:var(--post)}.s5{color:var(--gone)}
@media (max-width:820px){body{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line);padding:20px}nav ul{columns:2;column-gap:20px}nav li{break-inside:avoid}main{padding:32px 18px 80px}h1{font-size:31px}article{padding:18px 16px}th{width:44%}}
`
