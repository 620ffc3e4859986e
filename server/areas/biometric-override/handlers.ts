import type { Handlers } from '../../calls/contract';
import { seesHealth } from '../../calls/health-access';
import { namePage } from '../../calls/name-page';
import { companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';
import { conflict, notFound } from '../../foundation/outcome';
import type { NamePlace } from '../../records/name-places';
import { createBiometricOverrides } from './mark';

/** Refuses whoever may not see what tells of people's health. */
function expectHealth(call: Parameters<typeof seesHealth>[0]) {
  if (!seesHealth(call)) throw conflict(constantsOf(call.revision).challengeAdministration.screeningHealth);
}

/** The calls of schemas/endpoints/biometric-override.json. */
export const handlers = {
  async searchBiometricOverrides(call, tools) {
    expectHealth(call);
    const { EntityId, PlanYearId: planYearId, searchTerms: term = '', ...asked } = call.body;
    const { challengeAdministration: texts, filter } = constantsOf(call.revision);
    const entity = await companyWithin(call, EntityId, tools);
    if (!(await tools.companies.planYears(entity)).some(({ PlanYearId }) => PlanYearId === planYearId)) throw notFound(texts.screeningYear);
    const wanted = { entityId: entity.EntityId, planYearId, term, sources: filter.screeningSources };
    const load = (after: NamePlace | undefined, size: number) => tools.screenings.page(wanted, after, size);
    const list = { of: `${entity.EntityId} ${planYearId}`, message: texts.listEnded };
    const { rows, NextCursor } = await namePage(asked, list, load, ({ person }) => person);
    return {
      Users: rows.map(({ person: { UserId, FirstName, LastName }, Measured, override, marker }) => ({
        UserId,
        PlanYearId: planYearId,
        FirstName,
        LastName,
        Measured,
        Override: override?.Date ?? null,
        OverrideBy: marker === null ? null : `${marker.FirstName} ${marker.LastName}`,
        OverrideAt: override?.At ?? null,
      })),
      NextCursor,
    };
  },

  createBiometricOverrides(call, tools) {
    expectHealth(call);
    return createBiometricOverrides(call, tools);
  },
} satisfies Handlers<'biometric-override'>;
