import type { OverlayPublication } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { badRequest, conflict, notFound } from '../../foundation/outcome';
import { holdToRead } from '../../calls/read-before';
import type { Records, Tools } from '../../calls/tools';
import { compareOverlays, filesOf, numberInUse } from './compare-overlays';
import { compiledRow } from '../../definitions/compile-publications';
import { packed, packedRevision } from '../../definitions/stored-revision';
import { planJob } from '../../calls/rule-occasions';
import { constantsOf } from '../../foundation/constants';

/** Publishes a customer's files, or refuses them with all reasons. */
export async function publish({ body, caller, revision: own }: Call<'publishOverlays'>, tools: Tools): Promise<OverlayPublication> {
  const { Customer, Why, InUse } = body;
  const texts = constantsOf(own).server;
  await mustBeCustomer(Customer, tools);
  if (!tools.definitions.arePublished) throw conflict(texts.publicationInDevelopment);
  const { revision, comparison } = await compareOverlays(body, tools);
  const refused = comparison.Differences.filter(({ IsRefused }) => IsRefused);
  const reasons = [
    ...comparison.Faults.map(({ Code, File, Line, Column, Sentence }) => ({ Code, Message: `${File}:${Line}:${Column} ${Sentence}` })),
    ...refused.map(({ Kind, Sentence }) => ({ Code: Kind, Message: Sentence })),
  ];
  if (reasons.length > 0 || revision === undefined) throw badRequest(reasons, true);
  if (comparison.Differences.length === 0) throw conflict(texts.publicationSame);

  const at = tools.clock.now().toISOString();
  const { base } = tools.definitions;
  const made = { Customer, Hash: revision.hash, BaseHash: base.hash, Files: filesOf(body.Files), Why };
  // Packed before the transaction: it takes a tenth of a second or more.
  const compiled = packedRevision(base, revision);
  const Number = await tools.transaction(async (records) => {
    await mustBeInUse(Customer, InUse, texts.publicationOvertaken, records);
    const number = await records.publications.add({ ...made, Revision: null, PublishedBy: caller.user.UserId, PublishedAt: at });
    await records.publications.addCompiled(compiledRow({ Customer, Number: number }, base.hash, compiled, at), () => packed(base));
    await move({ Customer, Number: number, Why, was: InUse, by: caller.user, at }, 'DefinitionsPublished', records);
    return number;
  });
  await tools.definitions.refresh(Customer);
  return { Number, Hash: revision.hash, PublishedBy: caller.user.UserName, PublishedAt: at, Why, IsInUse: true };
}

/** Brings an earlier publication into use again. What stored values say to it is told beforehand and stands in no way: going back must always go. */
export async function rollBack({ body, caller, revision }: Call<'rollBackOverlays'>, tools: Tools): Promise<void> {
  const { Customer, Number, Why, InUse } = body;
  const texts = constantsOf(revision).server;
  await mustBeCustomer(Customer, tools);
  if (!tools.definitions.arePublished) throw conflict(texts.publicationInDevelopment);
  if (Number > 0 && (await tools.publications.one(Customer, Number)) === undefined) throw noSuchPublication();
  const at = tools.clock.now().toISOString();
  await tools.transaction(async (records) => {
    await mustBeInUse(Customer, InUse, texts.publicationOvertaken, records);
    if (Number === InUse) throw conflict(texts.publicationInUse);
    await move({ Customer, Number, Why, was: InUse, by: caller.user, at }, 'DefinitionsRolledBack', records);
  });
  await tools.definitions.refresh(Customer);
}

export const noSuchPublication = () => notFound('No publication has this number.');

/** Refuses a name under which no company runs. */
export async function mustBeCustomer(customer: string, { publications }: Tools): Promise<void> {
  if (!(await publications.isCustomer(customer))) throw notFound(`There is no customer "${customer}": no company runs under this name.`);
}

/** Two authors who saw the same publication: the second one is told. */
async function mustBeInUse(customer: string, seen: number, overtaken: string, { publications }: Records): Promise<void> {
  await publications.lock(customer);
  const now = await numberInUse(customer, publications);
  holdToRead(seen, now, overtaken.replace('{n}', String(now)));
}

interface Move {
  Customer: string;
  Number: number;
  Why: string;
  was: number;
  by: { UserId: string };
  at: string;
}

async function move({ Customer, Number, Why, was, by, at }: Move, Action: string, { publications, audit, jobs }: Records): Promise<void> {
  const subject = { SubjectKind: 'Definitions', SubjectId: Customer, EntityId: null };
  await audit.add({ ...subject, UserId: by.UserId, Action, Changes: [{ Field: '/Number', Was: was, Is: Number }], Why }, at);
  await publications.point({ Customer, Number, MovedBy: by.UserId, MovedAt: at, Why });
  await jobs.add([{ Name: planJob, Key: `${Customer} ${at}`, Input: { Customer }, DueAt: at }], at);
}
