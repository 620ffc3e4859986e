import { compareRevisions } from '../../../codegen/compare/compare';
import type { Difference, DifferenceKind } from '../../../codegen/compare/difference';
import { sentenceOf } from '../../../runtime/definitions/fault';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { OverlayComparison, OverlayDifference, OverlayDraft, OverlayFile } from '../../../schemas/generated/records';
import type { PublicationRecords } from '../../records/publications';
import type { Tools } from '../../calls/tools';
import { type StoredFinding, storedFindings } from './stored-values';

/** A comparison, with the revision that would apply. */
interface Compared {
  comparison: OverlayComparison;
  revision: Revision | undefined;
}

/** What publishing files would do. Nothing is stored, and only the author sees it. */
export async function compareOverlays({ Customer, Files }: OverlayDraft, tools: Tools): Promise<Compared> {
  const { definitions, publications } = tools;
  const InUse = await numberInUse(Customer, publications);
  const { revision, faults } = await definitions.compileOverlays(Customer, filesOf(Files));
  const Faults = faults.map((fault) => ({ Code: fault.code, File: fault.file, Line: fault.line, Column: fault.column, Sentence: sentenceOf(fault) }));
  if (revision === undefined) return { revision, comparison: { Customer, InUse, Faults, Differences: [], CanBePublished: false } };
  const Differences = await differencesBetween(Customer, await definitions.of(Customer), revision, tools);
  const CanBePublished = Differences.length > 0 && !Differences.some(({ IsRefused }) => IsRefused);
  return { revision, comparison: { Customer, InUse, Faults: [], Differences, CanBePublished } };
}

/** The publication in use; 0 where the definitions apply as they were delivered. */
export const numberInUse = async (customer: string, publications: PublicationRecords): Promise<number> =>
  (await publications.pointers(customer))[0]?.Number ?? 0;

/** Files by their paths, as the compiler takes them and a publication keeps them. */
export const filesOf = (files: readonly OverlayFile[]): Record<string, string> => Object.fromEntries(files.map(({ Path, Text }) => [Path, Text]));

/** The differences of two revisions, each with what a customer's stored values say to it. */
export async function differencesBetween(customer: string, before: Revision, after: Revision, { storedValues }: Tools): Promise<OverlayDifference[]> {
  const differences = compareRevisions(before, after);
  const findings = await storedFindings(customer, before, after, storedValues);
  const told = new Set<string>();
  return differences.map((difference) => {
    const finding = difference.property === undefined ? undefined : findings.get(difference.property);
    const words = finding && storedWords(difference, finding, differences);
    if (!words || told.has(`${difference.property} ${words}`)) return onWire(difference);
    told.add(`${difference.property} ${words}`);
    const IsRefused = words === refusedWords(finding);
    return { ...onWire(difference, words), IsRefused, ...(IsRefused && { Rows: finding.rows }) };
  });
}

/** A difference as the wire knows it, with what stored values say to it. */
export const onWire = ({ kind, place, sentence }: Difference, stored?: string): OverlayDifference => ({
  Kind: kind,
  Place: place,
  Sentence: stored === undefined ? sentence : `${sentence.replace(/\.$/, '')}: ${stored}.`,
  IsRefused: false,
});

/** The differences that a stored value may contradict, those that say most first. */
const contradicted: DifferenceKind[] = ['type-changed', 'choices-removed', 'narrower', 'changed', 'part-added', 'field-added'];

function storedWords({ kind, property }: Difference, finding: StoredFinding, all: readonly Difference[]): string | undefined {
  if (kind === 'becomes-required' && finding.lacking > 0) return `${profilesThat(finding.lacking, 'lacks', 'lack')} it`;
  if ((kind === 'field-removed' || kind === 'part-removed') && finding.unseen > 0)
    return `${profilesThat(finding.unseen, 'keeps', 'keep')} a value that is no longer shown`;
  const kinds = all.flatMap((one) => (one.property === property ? [one.kind] : []));
  const first = contradicted.find((one) => kinds.includes(one)) ?? kinds[0];
  return kind === first ? refusedWords(finding) : undefined;
}

/** Why stored values stand in the way of a difference; nothing where they do not. */
function refusedWords({ invalid, shared, rows }: StoredFinding): string | undefined {
  const reasons = [
    ...(invalid > 0 ? [`${profilesThat(invalid, 'has', 'have')} a value that would no longer be valid`] : []),
    ...(shared > 0 ? [`${profilesThat(shared, 'has', 'have')} a value that another person of the company has`] : []),
  ];
  return reasons.length === 0 ? undefined : `${reasons.join(', and ')} (${rows.join(', ')}${invalid + shared > rows.length ? ' …' : ''})`;
}

const profilesThat = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} stored ${count === 1 ? `profile ${one}` : `profiles ${many}`}`;
