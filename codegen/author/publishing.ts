import { compile } from '../compile';
import { compareRevisions } from '../compare/compare';
import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { OverlayComparison, OverlayFile, OverlayHistory, OverlayPublication, OverlayPublicationDetail } from '../../schemas/generated/records';
import { readSource, type Source } from '../source';
import { agrees, type CommandOptions, textOf } from './command-options';
import { customerFault } from './new-field';
import { signIn } from './server';
import { CommandError, type CommandContext, customerIn } from './command-context';

const customerOf = (context: CommandContext, options: CommandOptions): Promise<string> =>
  textOf(context, options, 'customer', 'For which customer?', { check: customerFault });
const folder = (customer: string): string => `schemas/customers/${customer}/`;

/** The files of a customer as they stand here. */
const filesHere = (source: Source, customer: string): OverlayFile[] =>
  [...source].flatMap(([path, text]) => (path.startsWith(folder(customer)) ? [{ Path: path.slice(folder(customer).length), Text: text }] : []));

/** `compare`: what publishing the files would do; with --from or --to two publications; with --base the files and the base, without a server. */
export async function compare(context: CommandContext, options: CommandOptions): Promise<number> {
  const customer = await customerOf(context, options);
  if (options.base === true) return compareWithBase(context, customer);
  const server = await signIn(context, options);
  const source = readSource(context.root);
  if (options.from === undefined && options.to === undefined) {
    const comparison = await server.post<OverlayComparison>('/authoring/compare', { Customer: customer, Files: filesHere(source, customer) });
    return tellComparison(context, comparison);
  }
  const revisionOf = async (number: string | boolean | undefined): Promise<Revision> => {
    if (number === undefined || number === '0') return compiled(source, customer, filesHere(source, customer));
    const { Files } = await server.get<OverlayPublicationDetail>(`/authoring/publication?customer=${customer}&number=${String(number)}`);
    return compiled(source, customer, Files);
  };
  for (const { sentence } of compareRevisions(await revisionOf(options.from), await revisionOf(options.to))) context.say(`  ${sentence}`);
  return 0;
}

function compareWithBase(context: CommandContext, customer: string): number {
  const source = readSource(context.root);
  customerIn(context.check(source), customer);
  const [base, own] = [compiled(source, customer, []), compiled(source, customer, filesHere(source, customer))];
  const differences = compareRevisions(base, own);
  if (differences.length === 0) context.say(`Nothing of "${customer}" differs from the base.`);
  for (const { sentence } of differences) context.say(`  ${sentence}`);
  return 0;
}

function compiled(source: Source, customer: string, files: readonly OverlayFile[]): Revision {
  const base = [...source].filter(([path]) => !path.startsWith('schemas/customers/'));
  const result = compile(new Map([...base, ...files.map(({ Path, Text }): [string, string] => [`${folder(customer)}${Path}`, Text])]));
  const revision = files.length === 0 ? result.base : result.customers[customer];
  if (revision === undefined || result.faults.length > 0) throw new CommandError(formatFaults(result.faults));
  return revision;
}

function tellComparison({ say }: CommandContext, { Customer, InUse, Faults, Differences, CanBePublished }: OverlayComparison): number {
  say(InUse === 0 ? `"${Customer}" runs the definitions as they were delivered.` : `"${Customer}" runs publication ${InUse}.`);
  for (const { File, Line, Column, Code, Sentence } of Faults) say(`${File}:${Line}:${Column}  ${Code}\n  ${Sentence}`);
  for (const { Sentence, IsRefused } of Differences) say(`${IsRefused ? '✗' : ' '} ${Sentence}`);
  if (Faults.length > 0) say('This cannot be published: mend the faults first.');
  else if (Differences.length === 0) say('Nothing differs, so there is nothing to publish.');
  else if (!CanBePublished) say('This cannot be published: what is marked ✗ would make stored values invalid.');
  return CanBePublished || (Faults.length === 0 && Differences.length === 0) ? 0 : 1;
}

/** `publish`: compares, asks, and publishes the customer's files as they stand here. */
export async function publish(context: CommandContext, options: CommandOptions): Promise<number> {
  const customer = await customerOf(context, options);
  const server = await signIn(context, options);
  const Files = filesHere(readSource(context.root), customer);
  const comparison = await server.post<OverlayComparison>('/authoring/compare', { Customer: customer, Files });
  const failed = tellComparison(context, comparison);
  if (failed !== 0 || !comparison.CanBePublished) return failed;
  if (Files.length === 0) context.say(`There are no files of "${customer}" here: this leads back to the base.`);
  const Why = await textOf(context, options, 'why', 'Why? (for the history)');
  if (!(await agrees(context, options, 'yes', 'Publish this?'))) throw new CommandError('Nothing was published.');
  const InUse = typeof options['in-use'] === 'string' ? Number(options['in-use']) : comparison.InUse;
  const { Number: number, Hash } = await server.post<OverlayPublication>('/authoring/publish', { Customer: customer, Files, Why, InUse });
  context.say(`Published as number ${number} (${Hash}). Whoever signs in from now on has it.`);
  return 0;
}

/** `rollback`: brings an earlier publication into use again. */
export async function rollback(context: CommandContext, options: CommandOptions): Promise<number> {
  const customer = await customerOf(context, options);
  const server = await signIn(context, options);
  const { InUse, Publications } = await server.get<OverlayHistory>(`/authoring/publications?customer=${customer}`);
  if (options.number === undefined) tellHistory(context, Publications);
  const number = Number(
    await textOf(context, options, 'number', 'To which number? (0: as delivered)', {
      check: (text) => (/^\d+$/.test(text) ? undefined : `"${text}" is no number.`),
    }),
  );
  for (const sentence of await ifRolledBack(server, customer, number)) context.say(`  ${sentence}`);
  const Why = await textOf(context, options, 'why', 'Why? (for the history)');
  if (!(await agrees(context, options, 'yes', 'Go back?'))) throw new CommandError('Nothing was changed.');
  const after = await server.post<OverlayHistory>('/authoring/rollback', { Customer: customer, Number: number, Why, InUse });
  context.say(
    `"${customer}" runs ${after.InUse === 0 ? 'the definitions as they were delivered' : `publication ${after.InUse}`} again. Whoever signs in from now on has it.`,
  );
  return 0;
}

/** What going back would change for people. Number 0 has no files: it is what was delivered. */
async function ifRolledBack(server: Awaited<ReturnType<typeof signIn>>, customer: string, number: number): Promise<string[]> {
  const differences =
    number === 0
      ? (await server.post<OverlayComparison>('/authoring/compare', { Customer: customer, Files: [] })).Differences
      : (await server.get<OverlayPublicationDetail>(`/authoring/publication?customer=${customer}&number=${number}`)).IfRolledBack;
  return differences.map(({ Sentence }) => Sentence);
}

/** `history`: what was published for a customer, and what applied when. */
export async function history(context: CommandContext, options: CommandOptions): Promise<number> {
  const customer = await customerOf(context, options);
  const server = await signIn(context, options);
  const { Publications, Moves } = await server.get<OverlayHistory>(`/authoring/publications?customer=${customer}`);
  if (Publications.length === 0) context.say(`Nothing was published for "${customer}".`);
  else tellHistory(context, Publications);
  const back = Moves.filter(({ Number: number, MovedAt }) => !Publications.some((one) => one.Number === number && one.PublishedAt === MovedAt));
  for (const { Number: number, MovedAt, MovedBy, Why } of back) context.say(`  back to ${number}  ${MovedAt}  ${MovedBy}  ${Why}`);
  return 0;
}

function tellHistory({ say }: CommandContext, publications: readonly OverlayPublication[]): void {
  for (const { Number: number, Hash, PublishedAt, PublishedBy, Why, IsInUse } of publications)
    say(`${IsInUse ? '→' : ' '} ${String(number).padStart(3)}  ${Hash.slice(0, 8)}  ${PublishedAt}  ${PublishedBy}  ${Why}`);
}
