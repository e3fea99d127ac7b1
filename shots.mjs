import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
const [,, out, list, widths='360,768,1440', schemes='light,dark'] = process.argv;
const dir = mkdtempSync('/tmp/shots-db-');
const server = spawn(process.execPath, ['server/src/main.ts'], { env: { ...process.env, STARTER: 'demo', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, FILES_DIR: `${dir}/files`, UPLOADS_DIR: `${dir}/files` }, stdio: ['ignore','pipe','pipe'] });
let url; let logs='';
await new Promise((done, fail) => { const t=setTimeout(()=>fail(new Error('no start '+logs)),90000); const on=(d)=>{ logs+=d; const m=/https?:\/\/(127\.0\.0\.1|localhost):\d+/.exec(logs); if(m){url=m[0]; clearTimeout(t); done();} }; server.stdout.on('data',on); server.stderr.on('data',on); });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
 for (const scheme of schemes.split(',')) for (const width of widths.split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width, height: width<500?780:900 }, colorScheme: scheme, baseURL: url, locale:'hr-HR' });
  const page = await ctx.newPage();
  await page.goto('/admin');
  await page.locator('input[name=username]').fill('superadmin');
  await page.locator('input[name=password]').fill('baklja-demo-2026');
  await page.keyboard.press('Enter');
  await page.locator('nav').first().waitFor({timeout:15000}).catch(()=>{});
  await page.waitForTimeout(800);
  for (const item of list.split(';')) {
   const [name, path, ...acts] = item.split('|');
   await page.goto(path); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(500);
   for (const a of acts) { const [k,...r]=a.split('='); const v=r.join('='); try { if(k==='click') await page.getByText(v).first().click({timeout:4000}); if(k==='role'){const [ro,na]=v.split(':'); await page.getByRole(ro,{name:na}).first().click({timeout:4000});} if(k==='key') await page.keyboard.press(v); if(k==='type') await page.keyboard.type(v); await page.waitForTimeout(500);} catch(e){console.log(name,a,String(e).slice(0,150));} }
   await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png` });
  }
  await ctx.close();
 }
} finally { await browser.close(); server.kill('SIGTERM'); }
