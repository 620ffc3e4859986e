import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Operation {
  operationId: string;
  'x-reads'?: boolean;
  responses: Record<string, { content?: unknown }>;
}

// The page takes an empty answer to a read for one that broke off (runtime/http/http.ts): a table would say that nothing is there.
test('every call that only reads answers something, or leads elsewhere', () => {
  const silent: string[] = [];
  let reads = 0;
  for (const file of readdirSync('schemas/endpoints')) {
    const { paths } = JSON.parse(readFileSync(`schemas/endpoints/${file}`, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
    for (const methods of Object.values(paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (method !== 'get' && operation['x-reads'] !== true) continue;
        reads += 1;
        const [status, answer] = Object.entries(operation.responses).find(([code]) => /^[23]/.test(code)) ?? [];
        if (!status?.startsWith('3') && answer?.content === undefined) silent.push(operation.operationId);
      }
  }
  expect(reads).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});
