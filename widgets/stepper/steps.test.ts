import { expect, test } from 'vitest';
import { stepsAt } from './steps';

const steps = ['one', 'two', 'three'].map((id) => ({ id, text: id }));
const said = (current: unknown, options: Parameters<typeof stepsAt>[1]) =>
  stepsAt(current, options).map(({ state, isOpen }) => `${state}${isOpen ? ' open' : ''}`);

test('what is before the current step is done, and can be gone back to where that is allowed', () => {
  expect(said('two', { steps })).toEqual(['done', 'current', 'coming']);
  expect(said('two', { steps, go: 'back' })).toEqual(['done open', 'current', 'coming']);
  expect(said('two', { steps, go: 'anywhere' })).toEqual(['done open', 'current', 'coming open']);
});

test('a step may say itself whether it is done', () => {
  expect(said('one', { steps: steps.map((step) => ({ ...step, done: step.id === 'three' })) })).toEqual(['current', 'coming', 'done']);
});

test.each([undefined, null, Number.NaN, 'four', 2])('%s is no step: none is current', (current) => {
  expect(said(current, { steps })).toEqual(['coming', 'coming', 'coming']);
});
