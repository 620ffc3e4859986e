import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type WidgetName, widgets } from '../../widgets/registry';
import { breaches } from './contract';
import type { Manifest } from './host';

const manifests = import.meta.glob<Manifest>('../../widgets/*/*.widget.json', { eager: true, import: 'default' });

beforeEach(async () => {
  await page.viewport(900, 900);
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each(Object.keys(widgets) as WidgetName[])('%s keeps the contract of widgets', { timeout: 120_000 }, async (name) => {
  const manifest = manifests[`../../widgets/${name}/${name}.widget.json`] as Manifest;
  expect(await breaches({ widget: widgets[name], manifest })).toEqual([]);
});
