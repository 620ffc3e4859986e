import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Column {
  id: string;
  cell?: string;
  value?: { $: string };
  alignEndWhen?: object;
}

/** Columns that begin with a number and stay at the left, each with its reason. */
const except: Record<string, string> = {
  'challenge-groups/members': 'A badge stands behind the number.',
  'challenge-groups/units': 'A badge stands behind the number.',
  'reward-orders/paid': 'The number is part of a phrase: 500 points, $5 gift-card balance.',
  'event-sessions/documents': 'A link that opens the documents.',
};

/** Whether a branch of the expression begins with a number that is written for people. */
const beginsWithNumber = ({ $ }: { $: string }) => /(?:^|[?:] )(?:formatNumber|quantity|apply\(settings\.dollars)/.test($);

test('columns of computed numbers are aligned at the end, as columns of stored numbers are', () => {
  const columns = readdirSync('schemas/tables').flatMap((file) => {
    const table = JSON.parse(readFileSync(`schemas/tables/${file}`, 'utf8')) as { id: string; columns: Column[] };
    return table.columns.map((column): [string, Column] => [`${table.id}/${column.id}`, column]);
  });
  const numbers = columns.filter(([, { value, cell }]) => value !== undefined && cell !== 'badge' && beginsWithNumber(value));
  expect(numbers.length).toBeGreaterThan(6);
  expect(numbers.filter(([place, { alignEndWhen }]) => alignEndWhen === undefined && !Object.hasOwn(except, place)).map(([place]) => place)).toEqual([]);
  expect(Object.keys(except).filter((place) => !numbers.some(([number]) => number === place))).toEqual([]);
});
