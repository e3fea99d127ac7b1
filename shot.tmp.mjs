import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
// usage: node shot.tmp.mjs role outdir path... ; env BASE W T STEP (js function body (page, context))
const [role, out, ...paths] = process.argv.slice(2);
const base = process.env.BASE; const widths = (process.env.W ?? '1440').split(',').map(Number); const themes = (process.env.T ?? 'light').split(',');
import { mkdirSync } from 'node:fs'; mkdirSync(out, { recursive: true });
const browser = await chromium.launch(await chromiumLaunchOptions());
const step = process.env.STEP && new (Object.getPrototypeOf(async function(){}).constructor)('page', 'context', process.env.STEP);
for (const theme of themes) {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 780 : 900 }, colorScheme: theme, locale: 'hr-HR' });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    if (role !== '-') {
      await page.goto(base + '/admin'); await page.getByLabel(/Korisničko ime/).first().fill(role);
      await page.locator('input[type=password]').fill('baklja-demo-2026'); await page.keyboard.press('Enter'); await page.locator('nav a').first().waitFor({ timeout: 15000 }).catch(() => console.log('no dash', page.url()));
      await page.evaluate((t) => localStorage.setItem('mantine-color-scheme-value', t), theme);
    }
    for (const p of paths) {
      await page.goto(base + p); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(500);
      if (step) await step(page, context);
      await page.screenshot({ path: `${out}/${p.replace(/[/?=&]/g, '_')}-${width}-${theme}.png`, fullPage: !!process.env.FULL });
    }
    await context.close();
  }
}
await browser.close();
