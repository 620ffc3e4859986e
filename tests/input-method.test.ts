import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The rule that keeps the class out: who acts on Enter leaves the Enter of an input method alone, by the one function that knows how browsers say it.
const place = 'runtime/form/input-method.ts';
const isProgram = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'runtime', 'widgets', 'main.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(isProgram);

/** Whether a program acts on Enter, and does not ask whether an input method has taken it. */
const actsOnEveryEnter = (text: string): boolean => /['"`](Numpad)?Enter['"`]/.test(text) && !/\bisOfInputMethod\(/.test(text);
/** Whether a program decides by itself what an input method has taken, or looks at the numbers of keys. */
const decidesItself = (text: string): boolean => /\.(isComposing|keyCode|which)\b/.test(text);

test('the examples are told apart', () => {
  expect(["if (event.key === 'Enter') send();", "if (event.key !== 'Enter') return;"].map(actsOnEveryEnter)).toEqual([true, true]);
  expect(["if (event.key === 'Enter' && !isOfInputMethod(event)) send();", "if (event.key === 'Tab') leave();"].map(actsOnEveryEnter)).toEqual([false, false]);
  expect(['if (event.nativeEvent.isComposing) return;', 'if (event.keyCode === 13) send();', 'if (isOfInputMethod(event)) return;'].map(decidesItself)).toEqual(
    [true, true, false],
  );
});

test('no widget and no part of the runtime takes the Enter of an input method', () => {
  const acting = files.filter((file) => /['"`]Enter['"`]/.test(readFileSync(file, 'utf8')));
  expect(acting.length).toBeGreaterThan(3);
  expect(files.filter((file) => actsOnEveryEnter(readFileSync(file, 'utf8')))).toEqual([]);
});

/** What acts on Escape and has no text to write in, so that no input method is at work there: each with the reason. */
const withoutText: Record<string, string> = {
  'runtime/form/Tipped.tsx': 'It hides a hint, and the Escape does what it did before.',
  'runtime/screen/nodes/MenuNode.tsx': 'A menu has no field.',
  'runtime/screen/nodes/TabsNode.tsx': 'A tab has no field.',
  'runtime/table/RowQuestion.tsx': 'A question has two buttons.',
  'runtime/table/use-tips.tsx': 'It hides a hint, and the Escape does what it did before.',
  'widgets/image/Image.tsx': 'A picture has no field.',
};

test('no part around a field takes the Escape of an input method', () => {
  const acting = files.filter((file) => /['"`]Escape['"`]/.test(readFileSync(file, 'utf8')));
  expect(acting.length).toBeGreaterThan(Object.keys(withoutText).length);
  expect(acting.filter((file) => !/\bisOfInputMethod\(/.test(readFileSync(file, 'utf8')) && !Object.hasOwn(withoutText, file))).toEqual([]);
  expect(Object.keys(withoutText).filter((file) => !acting.includes(file))).toEqual([]);
});

test('one function knows how browsers say that an input method has taken a key', () => {
  expect(files).toContain(place);
  expect(files.filter((file) => decidesItself(readFileSync(file, 'utf8')))).toEqual([place]);
});
