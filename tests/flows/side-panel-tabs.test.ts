import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { evaluate } from '../../runtime/expressions/evaluate';
import { settingsIn } from '../../server/foundation/constants';

const { base } = compile(readSource(join(import.meta.dirname, '../..')));

interface Given {
  types?: string[];
  designations?: { Type: string; EntityId?: string; Value: string }[];
  acting?: 'Coach' | 'Support' | 'PartnerAdmin';
}
const tabsFor = ({ types = [], designations = [], acting }: Given) =>
  evaluate('apply(settings.sidePanelTabs, {"actor": actor, "impersonation": impersonation})', {
    settings: settingsIn(base!),
    actor: { EntityId: 'lakeside', Designations: designations.map((held) => ({ EntityId: 'lakeside', ...held })) },
    impersonation: { Types: types, IsEnabled: acting !== undefined, IsCoach: acting === 'Coach' },
  });
const support = (Value: string, EntityId?: string) => ({ Type: 'Support', Value, ...(EntityId && { EntityId }) });
const coaching = (Value: string, EntityId?: string) => ({ Type: 'Coaching', Value, ...(EntityId && { EntityId }) });

test.each<[string, Given, string[]]>([
  ['A-impersonation-77 without the type Support there is no User Search', { designations: [support('Global')] }, []],
  ['A-impersonation-78 C-impersonation-16 nor without the designation', { types: ['Support'], designations: [support('None')] }, []],
  ['C-impersonation-16 nor with that of another company', { types: ['Support'], designations: [support('Company', 'summit')] }, []],
  [
    'A-impersonation-79 C-impersonation-17 a designation that is scoped to the company will do',
    { types: ['Support'], designations: [support('Company')] },
    ['user-search'],
  ],
  ['A-impersonation-80 without the type Coach there is no Participant Search', { designations: [coaching('Company')] }, []],
  ['A-impersonation-81 C-impersonation-18 nor without the designation', { types: ['Coach'], designations: [coaching('None')] }, []],
  ['C-impersonation-18 with both there is', { types: ['Coach'], designations: [coaching('Company')] }, ['participant-search']],
  ['A-impersonation-82 C-impersonation-19 partner administrators have Company Search', { types: ['PartnerAdmin'] }, ['company-search']],
  [
    'A-impersonation-83 C-impersonation-20 A-impersonation-19 Coaching comes while a coach acts for somebody',
    { types: ['Coach'], designations: [coaching('Company')], acting: 'Coach' },
    ['participant-search', 'coaching'],
  ],
  [
    'C-impersonation-20 and not while it is support that acts',
    { types: ['Coach', 'Support'], designations: [coaching('Company'), support('Company')], acting: 'Support' },
    ['user-search', 'participant-search'],
  ],
  [
    'decision 26: with every duty it is the fourth',
    { types: ['Coach', 'PartnerAdmin', 'Support'], designations: [coaching('Company'), support('Company')], acting: 'Coach' },
    ['company-search', 'user-search', 'participant-search', 'coaching'],
  ],
])('%s', (_title, given, tabs) => {
  expect(tabsFor(given)).toEqual(tabs);
});
