import { expect, test } from 'vitest';
// All style sheets of the page, and those that widgets bring.
import.meta.glob('../../{runtime,widgets}/**/*.css', { eager: true });

/** Milliseconds until a page of so many parts has its shape again after something appeared in each of them; the shortest of three. */
function timeOf(part: string, count: number): number {
  const main = document.createElement('main');
  main.className = 'main';
  const fields = Array.from({ length: count }, () => {
    const field = document.createElement('div');
    field.className = part;
    field.innerHTML = '<label>Name</label><div class="field-box"><input></div>';
    return field;
  });
  main.append(...fields);
  document.body.append(main);
  const times = [1, 2, 3].map(() => {
    void main.offsetHeight;
    const began = performance.now();
    for (const field of fields) field.append(document.createElement('p'));
    void main.offsetHeight;
    return performance.now() - began;
  });
  main.remove();
  return Math.min(...times);
}

test.each(['field', 'card', 'row', 'stack', 'columns', 'table-card'])(
  '2,000 parts (%s) take at most three times as long as plain ones to get their shape',
  (part) => {
    timeOf(part, 100);
    // In turns: what holds up the machine for a while holds up both.
    const ratios = [1, 2, 3].map(() => timeOf(part, 2000) / timeOf('plain', 2000));
    expect(Math.min(...ratios)).toBeLessThanOrEqual(3);
  },
);
