// The card that shows a run where a client can: the picture, its score, and two things to do, 500 px wide and high at most.
// One page, nothing loaded.
export const CARD_URI = 'ui://brand-content/run.html'
export const CARD_TYPE = 'text/html;profile=mcp-app'

const styles = `:root{color-scheme:light dark}body{margin:0;font:15px/1.5 ui-sans-serif,system-ui,sans-serif;color:var(--color-text-primary,CanvasText);background:var(--color-background-primary,Canvas)}
main{max-width:500px;padding:12px;box-sizing:border-box}img{display:block;width:100%;max-height:320px;object-fit:contain;border-radius:10px;background:rgba(128,128,128,.12)}
p{margin:8px 0 0;overflow-wrap:anywhere}#words{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.score{font-weight:600}.acts{display:flex;gap:8px;margin-top:12px}
button{flex:1;min-height:40px;font:inherit;font-weight:600;border-radius:10px;border:1px solid currentColor;background:transparent;color:inherit;cursor:pointer}button:focus-visible{outline:2px solid;outline-offset:2px}[hidden]{display:none}`

/** Speaks with the client that shows it as its protocol asks; words of a run are only ever set as text. */
const script = `
const $=id=>document.getElementById(id),waiting=new Map();let last=0,run=null
const post=message=>parent.postMessage({jsonrpc:'2.0',...message},'*')
const ask=(method,params)=>new Promise((done,failed)=>{const id=++last;waiting.set(id,{done,failed});post({id,method,params})})
const tell=(method,params={})=>post({method,params})
function look({theme,styles}={}){
  const {style}=document.documentElement
  if(theme)style.colorScheme=theme
  for(const [name,value] of Object.entries(styles&&styles.variables||{}))style.setProperty(name,value)
}
const size=()=>tell('ui/notifications/size-changed',{width:document.documentElement.scrollWidth,height:document.documentElement.scrollHeight})
function show(result){
  run=result.structuredContent||null
  const picture=(result.content||[]).find(one=>one.type==='image'),text=(result.content||[]).find(one=>one.type==='text')
  if(picture){$('picture').src='data:'+picture.mimeType+';base64,'+picture.data;$('picture').hidden=false}
  $('score').textContent=run&&run.impact_score!=null?'Score '+run.impact_score+' · '+run.verdict:run?run.status:''
  $('words').textContent=run?run.output_text||run.error_message||run.next||'':text?text.text:''
  $('picture').alt=run&&run.output_text||''
  $('open').hidden=!(run&&run.asset_url);$('again').hidden=!(run&&run.status==='succeeded')
  size()
}
addEventListener('message',event=>{
  const message=event.data
  if(event.source!==parent||!message||message.jsonrpc!=='2.0')return
  if(message.id!==undefined&&!message.method){const one=waiting.get(message.id);waiting.delete(message.id);if(one)message.error?one.failed(message.error):one.done(message.result);return}
  if(message.method==='ui/notifications/tool-result')show(message.params||{})
  else if(message.method==='ui/notifications/host-context-changed')look(message.params)
  else if(message.method==='ui/resource-teardown'||message.method==='ping')post({id:message.id,result:{}})
})
$('open').onclick=()=>ask('ui/open-link',{url:run.asset_url}).catch(()=>{})
$('again').onclick=()=>ask('ui/message',{role:'user',content:[{type:'text',text:'Make another take of run '+run.id+'.'}]}).catch(()=>{})
$('picture').onload=size
ask('ui/initialize',{appInfo:{name:'brand-content-run',version:'1.0.0'},appCapabilities:{availableDisplayModes:['inline']},protocolVersion:'2026-01-26'})
  .then(host=>{look(host.hostContext);tell('ui/notifications/initialized');size()}).catch(()=>{})
`

export const card = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Run</title><style>${styles}</style></head>
<body><main><img id="picture" alt="" hidden><p class="score" id="score"></p><p id="words"></p><div class="acts"><button id="open" hidden>Open full size</button><button id="again" hidden>Another take</button></div></main><script>${script}</script></body></html>`
