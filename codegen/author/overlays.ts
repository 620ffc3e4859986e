import type { OverlayCustomer, OverlayPublicationDetail } from '../../schemas/generated/records';
import { formatReport, type ReportedCustomer, reportOverlays } from '../overlay/report';
import { readSource } from '../source';
import type { Given } from './answers';
import { signIn } from './server';
import type { World } from './world';

/** `overlays`: whether each customer's files, and with --server what is published, still go with the base as it is here. */
export async function overlays(world: World, given: Given): Promise<number> {
  const source = readSource(world.root);
  const files = reportOverlays(source);
  world.say(formatReport(files));
  const published = typeof given.server === 'string' ? await reportPublished(world, given) : [];
  return [...files, ...published].every(({ overlays: all, caused }) => caused.length === 0 && all.every(({ state }) => state === 'applies')) ? 0 : 1;
}

async function reportPublished(world: World, given: Given): Promise<ReportedCustomer[]> {
  const server = await signIn(world, given);
  const base = [...readSource(world.root)].filter(([path]) => !path.startsWith('schemas/customers/'));
  const published = (await server.get<OverlayCustomer[]>('/authoring/customers')).filter(({ InUse }) => InUse > 0);
  const reports: ReportedCustomer[] = [];
  for (const { Customer, InUse } of published) {
    const { Files } = await server.get<OverlayPublicationDetail>(`/authoring/publication?customer=${Customer}&number=${InUse}`);
    const own = Files.map(({ Path, Text }): [string, string] => [`schemas/customers/${Customer}/${Path}`, Text]);
    const report = reportOverlays(new Map([...base, ...own]));
    world.say(`\nPublication ${InUse}, in use at ${String(given.server)}:\n${formatReport(report)}`);
    reports.push(...report);
  }
  return reports;
}
