import type { App, Constants, Navigation } from '../../runtime/definitions/shapes/settings';
import { checkAllow } from './allow';
import { findCall } from './calls';
import { type Check, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkPath } from './routes';
import { commonScope } from './screen-place';
import { checkText } from './texts';

/** Checks what runs for the whole application. */
export function checkApp(check: Check<App>): void {
  const { value } = check.definition;
  for (const key of ['home', 'signIn', 'notFound', 'unauthorized'] as const) checkPath(check, [key], value[key]);
  value.flows.forEach((flow, index) => {
    if (check.ask('flow', flow) === undefined) reportUnknown(check, 'unknown-flow', ['flows', index], 'flow', flow, check.ask('names', 'flow'));
  });
  findCall(check, ['session'], value.session);
  const scope = commonScope(check);
  checkText(check, ['callFailed'], value.callFailed, { scope });
  checkText(check, ['offline'], value.offline, { scope });
}

/** Checks the menu. */
export function checkNavigation(check: Check<Navigation>): void {
  const scope = commonScope(check);
  const seen = new Set<string>();
  check.definition.value.items.forEach((item, index) => {
    const path = ['items', index];
    if (seen.has(item.id)) check.report('duplicate-id', [...path, 'id'], `Another item of this menu has the id "${item.id}".`);
    seen.add(item.id);
    checkText(check, [...path, 'label'], item.label, { scope });
    checkPath(check, [...path, 'to'], item.to);
    checkAllow(check, [...path, 'allow'], item.allow);
    if (item.place === 'section' && item.section === undefined)
      check.report('missing-key', path, 'The key "section" is missing: it says beside which screens this item stands.');
    if (item.place !== 'section' && item.section !== undefined)
      check.report('wrong-place', [...path, 'section'], 'Only an item with "place": "section" stands beside a section.', { part: 'key' });
    if (item.when) checkSource(check, [...path, 'when'], item.when, { scope }, 'boolean');
  });
}

/** Checks constants: expressions read each by its name alone, so a name stands once, in whichever file. */
export function checkConstants(check: Check<Constants>): void {
  const mine = Object.keys(check.definition.value.values);
  for (const name of mine) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      check.report('bad-id', ['values', name], 'The name of a constant is one word in camelCase: expressions read it as settings.<name>.', { part: 'key' });
    const others = check.ask('constantFiles', name).filter((id) => id !== check.definition.id);
    if (others.length > 0) check.report('duplicate-id', ['values', name], `The constant "${name}" stands in "${others[0]}" too.`, { part: 'key' });
  }
}
