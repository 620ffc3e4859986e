import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Names every test that passed at its second try only, and says why it failed at first: one that does so often hides a mistake of ours. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky));
    if (tests.length === 0) return;
    const lines = tests.map((test) => `  ${test.module.relativeModuleId}: ${test.fullName}\n${(test.result().errors ?? []).map(reasonOf).join('\n')}`);
    process.stdout.write(`\nPassed at the second try (${tests.length}):\n${lines.join('\n')}\n`);
  }
}

/** What an error says and where it came about, a step further in than the name of its test. */
const reasonOf = ({ message, diff = '', stacks = [] }: Pick<TestError, 'message' | 'diff' | 'stacks'>): string =>
  [message, stripVTControlCharacters(diff), ...stacks.slice(0, 3).map(({ file, line }) => `at ${file}:${line}`)].join('\n').replace(/^/gm, '    ');
