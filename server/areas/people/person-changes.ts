import { timeZoneOf } from '../../calls/time-zone';
import { cellText } from '../../../runtime/format/cell-text';
import type { PersonChange, PersonChanges } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';
import { notFound } from '../../foundation/outcome';
import type { AuditEntry } from '../../records/audit';
import { toOptionalField } from '../../records/optional-fields';
import type { Tools } from '../../calls/tools';
import { changeLabel } from './change-labels';
import { constantsOf } from '../../foundation/constants';

/** Who changed what of a person, each value in a row of its own, in the words of the caller's definitions. */
export async function getPersonChanges(call: Call<'getPersonChanges'>, tools: Tools): Promise<PersonChanges> {
  const { caller, revision, path } = call;
  const { changesShown, systemName } = constantsOf(revision).server;
  const person = await tools.accounts.byId(path.userId);
  if (person === undefined || person.Status === 'Deleted') throw notFound('Person not found.');
  const company = await companyWithin(call, person.EntityId, tools);
  const entries = await tools.audit.of({ SubjectKind: 'Person', SubjectId: person.UserId }, changesShown, { without: 'SignedIn' });
  const names = await tools.personLists.names([...new Set(entries.flatMap(({ UserId, OnBehalfOf }) => [UserId ?? [], OnBehalfOf ?? []].flat()))]);
  const asked = await tools.optionalFields.asked(person.EntityId);
  const questions = { ProfileItemAnswers: company.ProfileItems, Fields: asked.map((row) => toOptionalField(row, undefined)) };

  const rowsOf = ({ AuditEntryId, At, UserId, OnBehalfOf, Why, Action, Changes }: AuditEntry): PersonChange[] => {
    const common = {
      At,
      By: names.get(UserId ?? '') ?? systemName,
      ...(OnBehalfOf !== null && { OnBehalfOf: names.get(OnBehalfOf) ?? systemName }),
      ...(Why !== null && { Why }),
    };
    if (Changes.length === 0) return [{ Id: AuditEntryId, ...common, What: Action }];
    return Changes.flatMap(({ Field, Was, Is }, index) => {
      const named = changeLabel(Field, { revision, questions });
      if (named === undefined) return [];
      const written = (value: unknown) => cellText(named.written, value, timeZoneOf({ caller, revision }));
      const values = { ...(Was !== undefined && { Was: written(Was) }), ...(Is !== undefined && { Is: written(Is) }) };
      return [{ Id: `${AuditEntryId} ${index}`, ...common, What: named.label, ...values }];
    });
  };
  return { Items: entries.flatMap(rowsOf) };
}
