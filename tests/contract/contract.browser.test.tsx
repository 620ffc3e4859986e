import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type WidgetName, widgets } from '../../widgets/registry';
import manifestsOfPackages from '../../schemas/generated/widget-packages.json';
import { packageWidgets } from '../../schemas/generated/widget-packages';
import sampleManifest from '../../codegen/widget-template/sample.widget.json';
import { sample } from '../../codegen/widget-template';
import { widgets as exampleWidgets } from '../samples/widget-package';
import starsManifest from '../samples/widget-package/widgets/stars/stars.widget.json';
import { widgetsNow } from '../support/widgets-now';
import { appearance, behavior, breaches } from './contract';
import type { Manifest } from './host';

const packageManifests = manifestsOfPackages as unknown as Manifest[];
const manifests = import.meta.glob<Manifest>('../../widgets/*/*.widget.json', { eager: true, import: 'default' });

beforeEach(async () => {
  await page.viewport(900, 900);
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const names = Object.keys(widgets) as WidgetName[];
const subjectOf = (name: WidgetName) => ({ widget: widgets[name], manifest: manifests[`../../widgets/${name}/${name}.widget.json`] as Manifest });

/** What the behavior of every widget goes through: a change of it tries them all. */
const ofAll = ['runtime/form/', 'runtime/format/', 'runtime/validation/', 'runtime/widget-contract', 'tests/contract/', 'package-lock.json'];

test.each(widgetsNow(names, ofAll))('%s keeps the contract of widgets', { timeout: 300_000 }, async (name) => {
  expect(await breaches(subjectOf(name), behavior)).toEqual([]);
});

test.each(widgetsNow(names))('%s shows each of its options and says each of its messages', { timeout: 300_000 }, async (name) => {
  expect(await breaches(subjectOf(name), appearance)).toEqual([]);
});

test('the example of the guide keeps the contract, and so does what `npm run author -- widget` writes', async () => {
  expect(Object.keys(exampleWidgets)).toEqual(['stars']);
  expect(await breaches({ widget: exampleWidgets.stars, manifest: starsManifest as Manifest })).toEqual([]);
  expect(await breaches({ widget: sample, manifest: sampleManifest as Manifest })).toEqual([]);
});

test('what packages bring keeps the contract', { timeout: 300_000 }, async () => {
  expect(packageManifests.map(({ name }) => name).sort()).toEqual(Object.keys(packageWidgets).sort());
  for (const manifest of packageManifests)
    expect([manifest.name, await breaches({ widget: packageWidgets[manifest.name]!, manifest })]).toEqual([manifest.name, []]);
});
