import { expect, test } from 'vitest';
import { attachment, plainFileName } from './file-name';

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['Prüfung 1.pdf', 'Prüfung 1.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win.ini'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['..', 'file'],
  ['/', 'file'],
  ['.bashrc', 'bashrc'],
  ['Resume\u0301 de Jose\u0301.pdf', 'Resum\u00e9 de Jos\u00e9.pdf'],
])('%j is kept as %j', (name, kept) => {
  expect(plainFileName(name)).toBe(kept);
});

test.each([
  ['people.csv', 'attachment; filename="people.csv"'],
  ['../people"\r\n.csv', 'attachment; filename="people_.csv"; filename*=UTF-8\'\'people%22.csv'],
  ['Leute für 2026.csv', 'attachment; filename="Leute f_r 2026.csv"; filename*=UTF-8\'\'Leute%20f%C3%BCr%202026.csv'],
  ['Leute fu\u0308r 2026.csv', 'attachment; filename="Leute f_r 2026.csv"; filename*=UTF-8\'\'Leute%20f%C3%BCr%202026.csv'],
])('%j is sent as %s', (name, header) => {
  expect(attachment(name)).toBe(header);
});
