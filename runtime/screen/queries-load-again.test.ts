import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadAgain } from '../contracts/queries';

test('what is loaded again is kept where it is shown, and gone where it is not; other calls keep their answers', async () => {
  const client = new QueryClient();
  client.setQueryData(['settings', { of: 'company' }], 'outdated');
  client.setQueryData(['settings', { of: 'partner' }], 'outdated');
  client.setQueryData(['people', {}], 'of another call');
  let asked = 0;
  const shown = new QueryObserver(client, {
    queryKey: ['settings', { of: 'company' }],
    staleTime: Infinity,
    queryFn: () => Promise.resolve(`answer ${(asked += 1)}`),
  });
  const seen: unknown[] = [];
  shown.subscribe(({ data }) => void seen.push(data));
  loadAgain(client, 'settings');
  const of = (key: unknown[]) => client.getQueryData(key);
  expect(of(['settings', { of: 'company' }])).toBe('outdated');
  expect(of(['settings', { of: 'partner' }])).toBeUndefined();
  expect(of(['people', {}])).toBe('of another call');
  await expect.poll(() => of(['settings', { of: 'company' }])).toBe('answer 1');
  expect(seen).not.toContain(undefined);
  shown.destroy();
});

test('what is wanted again several times in one moment is asked for once; a moment later, anew', async () => {
  const client = new QueryClient();
  const answers: ((value: number) => void)[] = [];
  const shown = new QueryObserver(client, { queryKey: ['program', {}], queryFn: () => new Promise<number>((answer) => void answers.push(answer)) });
  shown.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!(1);
  await expect.poll(() => client.getQueryData(['program', {}])).toBe(1);
  for (let part = 0; part < 3; part += 1) loadAgain(client, 'program');
  await Promise.resolve();
  expect(answers).toHaveLength(2);
  loadAgain(client, 'program');
  await expect.poll(() => answers.length).toBe(3);
  answers[2]!(3);
  await expect.poll(() => client.getQueryData(['program', {}])).toBe(3);
  shown.destroy();
});
