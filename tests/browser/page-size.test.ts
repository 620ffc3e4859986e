import { afterAll, beforeAll, expect, test } from 'vitest';
import { gzipOf, type PageScript, watchScripts } from '../support/page-scripts';
import { type Application, settled, startApplication } from './support/application';

let application: Application;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application?.close());

/** Kilobytes of JavaScript, compressed, that the first page of a visit may load. `npm run bench` says which packages they are. */
const budget = 250;

/** Words that stand in the code of what loads only where it is used. */
const marks = {
  'the grid': 'MuiDataGrid',
  charts: 'apexcharts',
  'the rich-text editor': 'ProseMirror',
  'the code editor': 'cm-editor',
  'code that makes code, as the compiler of validators does': 'new Function',
};

async function scriptsOf(path: string): Promise<PageScript[]> {
  const tab = await application.open();
  const scripts = watchScripts(tab.page);
  await tab.go(path);
  await tab.page.waitForLoadState('networkidle');
  await settled(tab.page);
  const loaded = await scripts();
  await tab.context.close();
  return loaded;
}

test('the sign-in page loads no more JavaScript than its budget, and nothing that it does not use', async () => {
  const scripts = await scriptsOf('/act/auth/login');
  expect(scripts.length).toBeGreaterThan(0);
  expect(gzipOf(scripts) / 1000).toBeLessThanOrEqual(budget);
  const surplus = scripts.flatMap(({ path, code }) =>
    Object.entries(marks)
      .filter(([, mark]) => code.includes(mark))
      .map(([what]) => `${path} has ${what}`),
  );
  expect(surplus).toEqual([]);
});

test('what the sign-in page must not have is found where it is used', async () => {
  const code = (await scriptsOf('/schema-preview')).map((script) => script.code).join('\n');
  expect(code).toContain(marks['the code editor']);
});
