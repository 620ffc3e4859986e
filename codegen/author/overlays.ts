import type { OverlayCustomer, OverlayPublicationDetail } from '../../schemas/generated/records';
import { formatReport, type ReportedCustomer, reportOverlays } from '../overlay/report';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { signIn } from './server';
import type { CommandContext } from './command-context';

/** `overlays`: whether each customer's files, and with --server what is published, still go with the base as it is here. */
export async function overlays(context: CommandContext, options: CommandOptions): Promise<number> {
  const source = readSource(context.root);
  const files = reportOverlays(source);
  context.say(formatReport(files));
  const published = typeof options.server === 'string' ? await reportPublished(context, options) : [];
  return [...files, ...published].every(({ overlays: all, caused }) => caused.length === 0 && all.every(({ state }) => state === 'applies')) ? 0 : 1;
}

async function reportPublished(context: CommandContext, options: CommandOptions): Promise<ReportedCustomer[]> {
  const server = await signIn(context, options);
  const base = [...readSource(context.root)].filter(([path]) => !path.startsWith('schemas/customers/'));
  const published = (await server.get<OverlayCustomer[]>('/authoring/customers')).filter(({ InUse }) => InUse > 0);
  const reports: ReportedCustomer[] = [];
  for (const { Customer, InUse } of published) {
    const { Files } = await server.get<OverlayPublicationDetail>(`/authoring/publication?customer=${Customer}&number=${InUse}`);
    const own = Files.map(({ Path, Text }): [string, string] => [`schemas/customers/${Customer}/${Path}`, Text]);
    const report = reportOverlays(new Map([...base, ...own]));
    context.say(`\nPublication ${InUse}, in use at ${String(options.server)}:\n${formatReport(report)}`);
    reports.push(...report);
  }
  return reports;
}
