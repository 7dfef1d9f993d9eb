export const styles = `
:root{color-scheme:light dark;--ground:#fbfaf8;--card:#fff;--ink:#191713;--soft:#5f5a51;--line:#e4dfd6;--code:#f4f1ea;--mark:#a83a08;--wash:#fbeee6;--get:#0a6340;--post:#7d4300;--change:#553396;--gone:#9c2228;--q:#0a6340;--k:#8a2f74;--n:#7d4300;--c:#6d675d}
@media (prefers-color-scheme:dark){:root{--ground:#12110f;--card:#1a1917;--ink:#f3f0ea;--soft:#aea89d;--line:#302d29;--code:#1e1c1a;--mark:#ff9a5c;--wash:#2a1d14;--get:#63d2a2;--post:#f0b35a;--change:#b7a0f5;--gone:#ff8f8f;--q:#8fd9b6;--k:#e9a2d4;--n:#f0b35a;--c:#9b958a}}
*{box-sizing:border-box}html{scroll-behavior:smooth;scroll-padding-top:84px;-webkit-text-size-adjust:100%}@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.62 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:inherit;text-underline-offset:3px;text-decoration-color:var(--mark)}a:hover{color:var(--mark)}:focus-visible{outline:2px solid var(--mark);outline-offset:3px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px;background:var(--card);padding:8px 14px;z-index:9}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.top{position:sticky;top:0;z-index:5;display:flex;align-items:center;gap:24px;padding:12px 32px;background:var(--ground);border-bottom:1px solid var(--line)}
.home{font-weight:700;font-size:17px;letter-spacing:-.01em;text-decoration:none;white-space:nowrap}.home span{color:var(--soft);font-weight:400}
.top form{margin-left:auto;position:relative;width:min(340px,52vw)}.top input{width:100%;font:inherit;font-size:15px;color:var(--ink);background:var(--card);border:1px solid var(--line);border-radius:10px;padding:8px 38px 8px 14px}.top input::placeholder{color:var(--soft)}
kbd{position:absolute;right:11px;top:9px;font:12px/1.5 ui-monospace,monospace;color:var(--soft);border:1px solid var(--line);border-radius:5px;padding:1px 7px;pointer-events:none}
#found{position:absolute;right:32px;top:58px;width:min(520px,calc(100vw - 32px));max-height:70vh;overflow:auto;margin:0;padding:8px;list-style:none;background:var(--card);border:1px solid var(--line);border-radius:14px;box-shadow:0 18px 50px #0003}
#found a{display:block;padding:9px 12px;border-radius:9px;text-decoration:none}#found a:hover,#found a:focus,#found .on{background:var(--wash)}#found small{display:block;color:var(--soft)}#found p{margin:8px 12px;color:var(--soft)}
.page{display:grid;grid-template-columns:236px minmax(0,1fr) 200px;gap:0 40px;max-width:1340px;margin:0 auto;padding:0 32px}
nav{position:sticky;top:63px;height:calc(100vh - 63px);overflow:auto;padding:20px 12px 48px 10px;margin-left:-10px;font-size:14.5px}nav summary{padding:4px 0;font-weight:600}
@supports selector(::details-content){@media (min-width:821px){nav summary{display:none}nav details::details-content{display:block;content-visibility:visible}}}
nav h2,aside h2{font-size:12px;letter-spacing:.07em;text-transform:uppercase;color:var(--soft);margin:22px 0 6px;font-weight:600}nav ul,aside ul{list-style:none;margin:0;padding:0}
nav li a,aside li a{display:block;padding:4px 10px;margin-left:-10px;border-radius:7px;text-decoration:none}nav [aria-current]{background:var(--wash);color:var(--mark);font-weight:600}
aside{position:sticky;top:63px;height:calc(100vh - 63px);overflow:auto;padding:20px 0 48px;font-size:13.5px}aside li a{color:var(--soft);line-height:1.4}
main{padding:36px 0 72px;max-width:780px;min-width:0;overflow-wrap:anywhere}
h1{font-size:38px;line-height:1.1;letter-spacing:-.025em;margin:0 0 14px;text-wrap:balance}h1+p{font-size:19px;color:var(--soft);margin-top:0}
h2{font-size:24px;letter-spacing:-.015em;margin:52px 0 10px;line-height:1.25}h3{font-size:18px;margin:34px 0 6px}h4{font-size:15px;margin:24px 0 4px;color:var(--soft)}
.anchor{text-decoration:none}.anchor:hover::after{content:" #";color:var(--mark)}img{max-width:100%;height:auto;border-radius:12px}
.row{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin:24px 0}.row img{width:100%}
main li{margin:4px 0}blockquote{margin:18px 0;padding:2px 20px;border-left:3px solid var(--mark);background:var(--wash);border-radius:0 10px 10px 0}
code,pre{font:13.5px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}code{background:var(--code);padding:2px 5px;border-radius:5px}
.code{position:relative;margin:16px 0}pre{background:var(--code);border:1px solid var(--line);padding:15px 18px;border-radius:12px;overflow:auto;margin:0;overflow-wrap:normal}pre code{background:none;padding:0}pre i{font-style:normal}.c{color:var(--c)}.q{color:var(--q)}.n{color:var(--n)}.k{color:var(--k)}
.code button{position:absolute;top:9px;right:9px;font:12px/1 ui-sans-serif,system-ui,sans-serif;color:var(--soft);background:var(--card);border:1px solid var(--line);border-radius:7px;padding:7px 10px;cursor:pointer}.code button:hover{color:var(--mark)}
.tabs{display:flex;flex-wrap:wrap;margin:18px 0}.tabs input{position:absolute;opacity:0;pointer-events:none}.tabs label{order:0;padding:6px 14px;font-size:14px;color:var(--soft);cursor:pointer;border-bottom:2px solid transparent}.tabs input:checked+label{color:var(--ink);border-color:var(--mark);font-weight:600}.tabs input:focus-visible+label{outline:2px solid var(--mark);border-radius:5px}.tabs .code{order:1;width:100%;display:none;margin:6px 0 0}.tabs input:checked+label+.code{display:block}
.wide{overflow-x:auto;margin:18px 0;overflow-wrap:break-word}table{width:100%;border-collapse:collapse;font-size:14.5px}caption{text-align:left;font-size:12px;letter-spacing:.07em;text-transform:uppercase;color:var(--soft);padding:16px 0 6px;font-weight:600}th,td{text-align:left;vertical-align:top;padding:9px 14px 9px 0;border-top:1px solid var(--line)}.told{min-width:14em}thead th{border:0;color:var(--soft);font-size:13px}
.fields th{width:34%;font-weight:400}.fields small{display:block;color:var(--soft)}.fields .must{color:var(--mark)}.fields td>small{margin-bottom:2px}
article{border-top:1px solid var(--line);padding:34px 0 8px;margin:0}article h2{margin:0 0 6px}.path{margin:0 0 12px;font-size:14px}.path b{font:600 13px/1 ui-monospace,monospace;margin-right:6px}
.get{color:var(--get)}.post{color:var(--post)}.patch,.put{color:var(--change)}.delete{color:var(--gone)}.s2{color:var(--get)}.s3{color:var(--change)}.s4{color:var(--post)}.s5{color:var(--gone)}
details{border-top:1px solid var(--line)}details>summary{cursor:pointer;padding:10px 0;font-size:14.5px}nav details{border:0}
.error{border-top:1px solid var(--line);padding:14px 0}.error h3{margin:0}.error p{margin:4px 0}.error :target,.error:target{background:var(--wash)}
footer{display:flex;justify-content:space-between;gap:16px;margin-top:64px;border-top:1px solid var(--line);padding-top:22px}footer a{text-decoration:none;font-weight:600}footer small{display:block;color:var(--soft);font-weight:400}footer [rel=next]{text-align:right;margin-left:auto}.twin{font-size:13.5px;color:var(--soft);margin-top:24px}
@media (max-width:1180px){.page{grid-template-columns:224px minmax(0,1fr)}aside{display:none}}
@media (max-width:820px){.top{padding:10px 18px;gap:14px}.top kbd{display:none}.page{display:block;padding:0 18px}nav{position:static;height:auto;padding:0;margin:0 -18px;border-bottom:1px solid var(--line)}nav summary{display:list-item;padding:14px 18px;font-weight:600}nav details>*:not(summary){padding-left:18px;padding-right:18px}nav ul{columns:2;padding-bottom:4px}nav details[open]{padding-bottom:18px}nav li a{padding:7px 10px}main{padding:24px 0 56px}h1{font-size:30px}h2{font-size:21px}#found{right:16px}.code pre{padding-top:46px}.fields th{width:42%}.row{grid-template-columns:1fr 1fr}}
@media (max-width:560px){.two thead{display:none}.two td{display:block;border:0;padding:0}.two td:first-child{border-top:1px solid var(--line);padding-top:11px;font-weight:600}.two td:last-child{padding-bottom:11px}}
`
