import type { Reporter, TestModule } from 'vitest/node';

/** Names every test that passed at its second try only: one that does so often hides a mistake of ours. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => (test.diagnostic()?.flaky ? `${module.relativeModuleId}: ${test.fullName}` : [])),
    );
    if (names.length === 0) return;
    process.stdout.write(`\nPassed at the second try (${names.length}):\n${names.map((name) => `  ${name}`).join('\n')}\n`);
  }
}
