import { spawn } from "node:child_process"; import { once } from "node:events"; import { readFileSync, openSync, mkdtempSync } from "node:fs"; import { layGazetteer } from "../server/testing/ready-gazetteer.ts";
import { measureLoad } from "./load.ts"; import { findNginx, startNginx } from "./nginx.ts";
const paths=["/","/product","/pricing"];
const load={paths,answers:30000,connections:20,seconds:20};
const cpu=(pid:number)=>{const f=readFileSync(`/proc/${pid}/stat`,"utf8").split(") ")[1]!.split(" "); return (Number(f[11])+Number(f[12]))*10;};
const d=mkdtempSync("/tmp/zz-"); layGazetteer(d);
const out=openSync(d+"/log","w");
const child=spawn(process.execPath,[...(process.argv[2]==="prof"?["--cpu-prof","--cpu-prof-dir="+d]:[]),"server/main.ts"],{env:{...process.env,HOST:"127.0.0.1",PORT:"0",DATA_DIR:d,TILES_URL:"off"},stdio:["ignore",out,"inherit"]});
let url; while(!(url=/http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(d+"/log","utf8"))?.[0])) await new Promise(r=>setTimeout(r,50));
await new Promise(r=>setTimeout(r,1500));
await measureLoad(url,{...load,answers:5000});
for(let i=0;i<3;i++){ const a=cpu(child.pid!); const o=await measureLoad(url,load); const b=cpu(child.pid!); console.log("ours",JSON.stringify(o),"cpu µs/req",((b-a)*1000/30000).toFixed(1)); }
child.kill("SIGTERM"); await once(child,"exit"); console.log(d);
if(process.argv[2]==="ng"){ const ng=await startNginx(findNginx()!, process.cwd()+"/dist"); for(let i=0;i<3;i++) console.log("nginx",JSON.stringify(await measureLoad(ng.url,load))); 
 await ng.stop(); }
