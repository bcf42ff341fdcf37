import { it } from 'vitest';import {launch,until} from './driver.ts';import http from 'node:http';import fs from 'node:fs';
const s=http.createServer((q,r)=>{r.setHeader('content-type','text/html');r.end('<title>page</title><script>window.ev=[];for(const t of ["keydown","keyup"])addEventListener(t,e=>ev.push(t+e.key))</script>')}).listen(0,'127.0.0.1');
it('x',async()=>{await new Promise(r=>setTimeout(r,100));const port=(s.address() as any).port;
const ext=fs.mkdtempSync('/tmp/dx/fe-');fs.cpSync('/work/main/test/fixtures/mini-extension',ext,{recursive:true});const m=JSON.parse(fs.readFileSync(ext+'/manifest.json','utf8'));
const browser=process.env.B;if(browser=='firefox')delete m.background.service_worker;else delete m.background.scripts;fs.writeFileSync(ext+'/manifest.json',JSON.stringify(m));
for(let i=0;i<8;i++){const d=await launch({browser:browser as any,extensionDir:ext,site:{http:port,https:port}});
try{const p=await d.open('http://www.sudoku.name/');if(process.env.MW)await d.manifestWarnings();await p.bringToFront();if(process.env.BA)await d.badge(p);
await p.pressShortcut();const t0=Date.now();
try{await until('f',async()=>(await p.evaluate('document.title'))!=='page',5000);console.log(i,'ok',Date.now()-t0)}catch{console.log(i,'FAIL',await d.commands(),await p.evaluate('[ev,document.hasFocus(),document.visibilityState]'),await d.hasBackground());await p.pressShortcut();await new Promise(r=>setTimeout(r,1500));console.log('again',await p.evaluate('document.title'))}
}finally{await d.close()}}
s.closeAllConnections();s.close()},200000)
