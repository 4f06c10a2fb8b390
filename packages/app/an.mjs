import { build } from 'vite';
await build({ root: process.cwd(), logLevel:'error', build:{write:false}, plugins:[{name:'an', enforce:'post', generateBundle(_,bundle){ 
  for(const c of Object.values(bundle)) if(c.type==='chunk'&&c.name==='libraries') for(const [id,m] of Object.entries(c.modules)) console.log(m.renderedLength, id.replace(/.*node_modules\//,''));
}}]});
