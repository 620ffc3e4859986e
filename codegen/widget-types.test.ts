import { readFile, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type WidgetManifest, widgetTypes } from './widget-types';

test("the types of the widgets' options are as the manifests say", async () => {
  const files = (await readdir('widgets', { recursive: true })).filter((file) => file.endsWith('.widget.json'));
  const manifests = await Promise.all(files.map(async (file) => JSON.parse(await readFile(`widgets/${file}`, 'utf8')) as WidgetManifest));
  expect(await readFile('schemas/generated/widgets.ts', 'utf8')).toBe(await widgetTypes(manifests));
});
