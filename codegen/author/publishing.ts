import { compile } from '../compile';
import { compareRevisions } from '../compare/compare';
import type { Revision } from '../../runtime/definitions/compiled';
import { formatFaults } from '../../runtime/definitions/fault';
import type { OverlayComparison, OverlayFile, OverlayHistory, OverlayPublication, OverlayPublicationDetail } from '../../schemas/generated/records';
import { readSource, type Source } from '../source';
import { agrees, type Given, textOf } from './answers';
import { customerFault } from './new-field';
import { signIn } from './server';
import { CannotGoOn, type World } from './world';

const customerOf = (world: World, given: Given): Promise<string> => textOf(world, given, 'customer', 'For which customer?', { check: customerFault });
const folder = (customer: string): string => `schemas/customers/${customer}/`;

/** The files of a customer as they stand here. */
const filesHere = (source: Source, customer: string): OverlayFile[] =>
  [...source].flatMap(([path, text]) => (path.startsWith(folder(customer)) ? [{ Path: path.slice(folder(customer).length), Text: text }] : []));

/** `compare`: what publishing the files would do; with --from or --to two publications; with --base the files and the base, without a server. */
export async function compare(world: World, given: Given): Promise<number> {
  const customer = await customerOf(world, given);
  if (given.base === true) return compareWithBase(world, customer);
  const server = await signIn(world, given);
  const source = readSource(world.root);
  if (given.from === undefined && given.to === undefined) {
    const comparison = await server.post<OverlayComparison>('/authoring/compare', { Customer: customer, Files: filesHere(source, customer) });
    return tellComparison(world, comparison);
  }
  const revisionOf = async (number: string | boolean | undefined): Promise<Revision> => {
    if (number === undefined || number === '0') return compiled(source, customer, filesHere(source, customer));
    const { Files } = await server.get<OverlayPublicationDetail>(`/authoring/publication?customer=${customer}&number=${String(number)}`);
    return compiled(source, customer, Files);
  };
  for (const { sentence } of compareRevisions(await revisionOf(given.from), await revisionOf(given.to))) world.say(`  ${sentence}`);
  return 0;
}

function compareWithBase(world: World, customer: string): number {
  const source = readSource(world.root);
  const [base, own] = [compiled(source, customer, []), compiled(source, customer, filesHere(source, customer))];
  const differences = compareRevisions(base, own);
  if (differences.length === 0) world.say(`Nothing of "${customer}" differs from the base.`);
  for (const { sentence } of differences) world.say(`  ${sentence}`);
  return 0;
}

function compiled(source: Source, customer: string, files: readonly OverlayFile[]): Revision {
  const base = [...source].filter(([path]) => !path.startsWith('schemas/customers/'));
  const result = compile(new Map([...base, ...files.map(({ Path, Text }): [string, string] => [`${folder(customer)}${Path}`, Text])]));
  const revision = files.length === 0 ? result.base : result.customers[customer];
  if (revision === undefined || result.faults.length > 0) throw new CannotGoOn(formatFaults(result.faults));
  return revision;
}

function tellComparison({ say }: World, { Customer, InUse, Faults, Differences, CanBePublished }: OverlayComparison): number {
  say(InUse === 0 ? `"${Customer}" runs the definitions as they were delivered.` : `"${Customer}" runs publication ${InUse}.`);
  for (const { File, Line, Column, Code, Sentence } of Faults) say(`${File}:${Line}:${Column}  ${Code}\n  ${Sentence}`);
  for (const { Sentence, IsRefused } of Differences) say(`${IsRefused ? '✗' : ' '} ${Sentence}`);
  if (Faults.length > 0) say('This cannot be published: mend the faults first.');
  else if (Differences.length === 0) say('Nothing differs, so there is nothing to publish.');
  else if (!CanBePublished) say('This cannot be published: what is marked ✗ would make stored values invalid.');
  return CanBePublished || (Faults.length === 0 && Differences.length === 0) ? 0 : 1;
}

/** `publish`: compares, asks, and publishes the customer's files as they stand here. */
export async function publish(world: World, given: Given): Promise<number> {
  const customer = await customerOf(world, given);
  const server = await signIn(world, given);
  const Files = filesHere(readSource(world.root), customer);
  const comparison = await server.post<OverlayComparison>('/authoring/compare', { Customer: customer, Files });
  const failed = tellComparison(world, comparison);
  if (failed !== 0 || !comparison.CanBePublished) return failed;
  if (Files.length === 0) world.say(`There are no files of "${customer}" here: this leads back to the base.`);
  const Why = await textOf(world, given, 'why', 'Why? (for the history)');
  if (!(await agrees(world, given, 'yes', 'Publish this?'))) throw new CannotGoOn('Nothing was published.');
  const InUse = typeof given['in-use'] === 'string' ? Number(given['in-use']) : comparison.InUse;
  const { Number: number, Hash } = await server.post<OverlayPublication>('/authoring/publish', { Customer: customer, Files, Why, InUse });
  world.say(`Published as number ${number} (${Hash}). Whoever signs in from now on has it.`);
  return 0;
}

/** `rollback`: brings an earlier publication into use again. */
export async function rollback(world: World, given: Given): Promise<number> {
  const customer = await customerOf(world, given);
  const server = await signIn(world, given);
  const { InUse, Publications } = await server.get<OverlayHistory>(`/authoring/publications?customer=${customer}`);
  if (given.number === undefined) tellHistory(world, Publications);
  const number = Number(
    await textOf(world, given, 'number', 'To which number? (0: as delivered)', {
      check: (text) => (/^\d+$/.test(text) ? undefined : `"${text}" is no number.`),
    }),
  );
  if (number > 0) {
    const { IfRolledBack } = await server.get<OverlayPublicationDetail>(`/authoring/publication?customer=${customer}&number=${number}`);
    for (const { Sentence } of IfRolledBack) world.say(`  ${Sentence}`);
  }
  const Why = await textOf(world, given, 'why', 'Why? (for the history)');
  if (!(await agrees(world, given, 'yes', 'Go back?'))) throw new CannotGoOn('Nothing was changed.');
  const after = await server.post<OverlayHistory>('/authoring/rollback', { Customer: customer, Number: number, Why, InUse });
  world.say(
    `"${customer}" runs ${after.InUse === 0 ? 'the definitions as they were delivered' : `publication ${after.InUse}`} again. Whoever signs in from now on has it.`,
  );
  return 0;
}

/** `history`: what was published for a customer, and what applied when. */
export async function history(world: World, given: Given): Promise<number> {
  const customer = await customerOf(world, given);
  const server = await signIn(world, given);
  const { Publications, Moves } = await server.get<OverlayHistory>(`/authoring/publications?customer=${customer}`);
  if (Publications.length === 0) world.say(`Nothing was published for "${customer}".`);
  else tellHistory(world, Publications);
  const back = Moves.filter(({ Number: number, MovedAt }) => !Publications.some((one) => one.Number === number && one.PublishedAt === MovedAt));
  for (const { Number: number, MovedAt, MovedBy, Why } of back) world.say(`  back to ${number}  ${MovedAt}  ${MovedBy}  ${Why}`);
  return 0;
}

function tellHistory({ say }: World, publications: readonly OverlayPublication[]): void {
  for (const { Number: number, Hash, PublishedAt, PublishedBy, Why, IsInUse } of publications)
    say(`${IsInUse ? '→' : ' '} ${String(number).padStart(3)}  ${Hash.slice(0, 8)}  ${PublishedAt}  ${PublishedBy}  ${Why}`);
}
