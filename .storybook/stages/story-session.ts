import { type SessionAnswer, sessionScopeOf } from '../../runtime/contracts/session';
import { visit } from '../../runtime/contracts/visits';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Circumstances } from './respond';

interface Session {
  User: { EntityId: string };
  Entity: { EntityFeatures: string[] };
  Settings: { Designations: object[]; EnabledToggles: string[]; Impersonation: object };
  Branding: Record<string, unknown>;
  Actor: object;
}

const coach = { UserId: 'user-000003', FirstName: 'Casey', LastName: 'Brooks' };
/** Who signs in as a role: what else they hold for it. */
const held: Record<string, Person> = {
  participant: { roles: [] },
  Coach: { roles: ['Coach'], designations: ['Coaching'], user: coach },
  'Coach and Admin': { roles: ['Coach', 'Admin'], designations: ['Coaching'], user: coach },
  Support: { roles: ['Support'], designations: ['Support'] },
  'of the whole product': { roles: ['SuperAdmin', 'Admin'], company: { EntityPurpose: 'Global', ParentEntityId: null } },
  newcomer: { roles: [], session: { Stage: 'FirstLogin', FirstLoginFormSetup: true } },
};
const personOf = (role: string): Person => (Object.hasOwn(held, role) ? held[role]! : { roles: [role] });
/** Of these the first who may open a screen is its usual person. */
const usual = ['Admin', 'Coach', 'Coach and Admin', 'Support', 'SuperAdmin', 'PartnerAdmin', 'of the whole product', 'newcomer'];

interface Person {
  roles: string[];
  designations?: string[];
  /** Another than the one whose session was recorded. */
  user?: object;
  company?: object;
  session?: object;
}

/** Who is signed in, as a recorded session. What the screen asks of a company, beside a role, is given. */
export function sessionFor(recorded: unknown, revision: Revision, circumstances: Circumstances): SessionAnswer {
  const { role, allow } = circumstances;
  if (role !== 'usual') return sessionOf(recorded as Session, revision, circumstances, personOf(role));
  const asked = typeof allow === 'object' && Array.isArray(allow.roles) && !allow.roles.includes('Admin') ? allow.roles.slice(0, 1) : [];
  const all = [...asked, ...usual].map((name) => sessionOf(recorded as Session, revision, circumstances, personOf(name)));
  return all.find((session) => 'open' in decided(revision, circumstances.path, session)) ?? all[0]!;
}

/** What the page decides about an address for somebody, by who may see it and its guards. */
export function decided({ shell }: Revision, path: string, session: SessionAnswer): ReturnType<typeof visit> {
  const nothing = { get: () => ({}) };
  const services = { shell: { get: () => shell }, settings: () => shell.settings, session: { get: () => sessionScopeOf(session) } };
  const others = {
    stored: { values: nothing },
    flows: nothing,
    onDevice: { state: { get: () => ({ waiting: [], seenAt: null }) } },
    now: () => '2026-11-21T12:00:00.000Z',
    report: () => undefined,
  };
  return visit(path, '', { ...services, ...others } as unknown as Parameters<typeof visit>[2]);
}

function sessionOf(session: Session, revision: Revision, { role, brand, allow, standing }: Circumstances, person: Person): SessionAnswer {
  const { User: user, Entity: entity, Settings: settings } = session;
  const own = { Customer: revision.customer, Revision: revision.hash, ...(brand ? { Branding: { ...session.Branding, BrandingColor: brand } } : {}) };
  const acts = standing === 'acts for others' || standing === 'acts for somebody';
  const asked = typeof allow === 'object' ? allow : {};
  const designations = [...(asked.designations ?? []), ...(person.designations ?? [])];
  const given = designations.map((Type) => ({ Type, EntityId: user.EntityId, Value: 'All' }));
  const isActedFor = asked.acting === 'only' || standing === 'acts for somebody';
  if (role === 'signed out' || standing === 'signed out') return { SignedIn: false, Branding: session.Branding, ...own };
  return {
    ...session,
    SignedIn: true,
    ...person.session,
    ...(standing === 'first sign-in' && { Stage: 'FirstLogin' }),
    User: { ...user, ...person.user, Roles: person.roles },
    Entity: { ...entity, ...person.company, EntityFeatures: [...entity.EntityFeatures, ...(asked.features ?? [])] },
    Settings: {
      ...settings,
      Designations: [...settings.Designations, ...given],
      RewardsMallEnabled: true,
      EnabledToggles: [...settings.EnabledToggles, ...(asked.toggles ?? [])],
      ...(acts && { IsImpersonator: true }),
      Impersonation: {
        ...settings.Impersonation,
        Types: given.map(({ Type }) => Type),
        ...(acts && { Types: ['Coach', 'PartnerAdmin', 'Support'] }),
        IsEnabled: isActedFor,
        ...(standing === 'acts for somebody' && { IsSupport: true, ImpersonationType: 'Support' }),
      },
    },
    Actor: {
      ...session.Actor,
      ...person.user,
      ...(isActedFor && { UserId: 'staff' }),
      Roles: person.roles,
      Designations: acts ? ['Coaching', 'Support'].map((Type) => ({ Type, EntityId: user.EntityId, Value: 'Company' })) : given,
    },
    ...own,
  };
}
