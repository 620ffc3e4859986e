import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type {
  Assessment,
  BiometricMeasure,
  CompanyBrandingSettings,
  CompanyGeneralSettings,
  CompanySupportSettings,
  CustomSupport,
  Failure,
  OptionItem,
  OutboxMessage,
  Session,
  UserProfile,
} from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { entities, profiles } from '../../server/records/tables/people';
import { resourceRows } from '../../server/records/tables/resources';
import { sections } from './support/company-settings';
import { deliver } from './support/deliver';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let admin: Client;
let partner: Client;
let rows: (typeof resourceRows.$inferSelect)[];
test.beforeAll(async () => {
  [pat, admin, partner] = [await server.as('pat@lakeside.example'), await server.as('admin@lakeside.example'), await server.as('partner@north.example')];
  rows = await server.database.select().from(resourceRows);
});
/** Each test begins with what the companies of the demo have set. */
test.beforeEach(async () => {
  await server.database.delete(resourceRows);
  await server.database.insert(resourceRows).values(rows);
});

type Settings = Record<string, unknown> & { Version: number };
const read = async <Section = Settings>(section: string, client = admin, query = '') => (await client.get<Section>(`/companysettings/${section}${query}`)).body;
const save = async (section: string, changes: object, { client = admin, query = '' }: { client?: Client; query?: string } = {}) =>
  client.post<Settings & Failure>(`/companysettings/${section}${query}`, { ...(await read(section, client, query)), ...changes });
const reset = (section: string, client = admin) => client.call<Settings>('DELETE', `/resources/company-${section}/one`);

describe.each(sections)('the section $section', ({ section, change, own }) => {
  test(`C-company-settings-01 ${own} is read, saved and put back by administrators of a company and of its partner, and by nobody else`, async () => {
    const before = await read(section);
    expect(before).toMatchObject({ Version: expect.any(Number) });
    const saved = await save(section, change);
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...change, Version: before.Version + 1 })]);
    expect(await read(section)).toMatchObject(change);
    expect((await partner.get<Settings>(`/companysettings/${section}?entityId=lakeside`)).body).toMatchObject(change);
    expect((await save(section, {}, { client: partner, query: '?entityId=lakeside' })).status).toBe(200);
    expect((await pat.get(`/companysettings/${section}`)).status).toBe(403);
    expect((await pat.post(`/companysettings/${section}`, saved.body)).status).toBe(403);
    const stranger = await server.as('admin@summit.example');
    expect((await stranger.get(`/companysettings/${section}?entityId=lakeside`)).status).toBe(404);
    expect((await stranger.post(`/companysettings/${section}?entityId=lakeside`, saved.body)).status).toBe(404);
    expect((await reset(section)).body.Version).toBe(0);
    expect(await read(section)).not.toMatchObject(change);
  });

  test('a lost update is refused, and each change is in the trail', async () => {
    const seen = await read(section);
    expect((await admin.post(`/companysettings/${section}`, { ...seen, ...change })).status).toBe(200);
    expect((await admin.post(`/companysettings/${section}`, { ...seen, ...change })).status).toBe(409);
    const trail = await server.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.SubjectId, `company-${section}/one`));
    expect(trail.length).toBeGreaterThan(0);
    expect(new Set(trail.map(({ SubjectKind }) => SubjectKind))).toEqual(new Set(['Row']));
  });
});

describe('the partner switch', () => {
  const flag = { parameter: 'usePartnerSettings', on: 'true', off: 'false' };
  test.each([
    { title: 'C-company-settings-32 C-company-settings-48 of general', section: 'general', ...flag, partners: { DisplayName: 'Of the partner' } },
    { title: 'C-company-settings-33 C-company-settings-49 of biometrics', section: 'biometrics', ...flag, partners: { ScreeningValidDays: 33 } },
    { title: 'C-company-settings-34 C-company-settings-50 of support', section: 'support', ...flag, partners: { Title: 'Of the partner' } },
    {
      title: 'C-company-settings-35 C-company-settings-51 of branding',
      section: 'branding',
      parameter: 'partnerSettings',
      on: 'Attach',
      off: 'Detach',
      partners: { BrandingColor: '#101010' },
    },
  ])('$title is $parameter=$on or $off: a GET shows what would hold, a POST attaches and detaches', async ({ section, parameter, on, off, partners }) => {
    await save(section, { UsePartnerSettings: false });
    await save(section, { ...partners, UsePartnerSettings: false }, { client: partner });
    const own = await read(section);
    expect(own).toMatchObject({ UsePartnerSettings: false });
    expect(own).not.toMatchObject(partners);
    const wouldBe = await read(section, admin, `?${parameter}=${on}`);
    expect(wouldBe).toMatchObject({ ...partners, UsePartnerSettings: true, Version: own.Version });
    expect(await read(section)).toEqual(own);

    expect((await admin.post(`/companysettings/${section}?${parameter}=${on}`, wouldBe)).body).toMatchObject({ ...partners, UsePartnerSettings: true });
    expect(await read(section)).toMatchObject(partners);
    const detached = await read(section, admin, `?${parameter}=${off}`);
    const { CoachingCompanyList: _list, ...expected } = { ...own, Version: own.Version + 1 } as Settings & { CoachingCompanyList?: unknown };
    expect(detached).toMatchObject(expected);
    expect((await admin.post(`/companysettings/${section}?${parameter}=${off}`, detached)).body).toMatchObject({ ...expected, Version: own.Version + 2 });
    expect((await admin.get(`/companysettings/${section}?${parameter}=perhaps`)).status).toBe(400);
  });

  test('C-company-settings-52 C-company-settings-27 belongs to both calls; time and units have none, and a partner has nobody to follow', async () => {
    for (const section of ['time', 'units']) expect(await read(section)).not.toHaveProperty('UsePartnerSettings');
    const attached = await save('branding', { BrandingColor: '#202020' }, { client: partner, query: '?partnerSettings=Attach' });
    expect(attached.body).toMatchObject({ UsePartnerSettings: false, BrandingColor: '#202020' });
  });
});

describe('what is refused', () => {
  test.each([
    ['branding', { BrandingColor: 'teal' }],
    ['branding', { LogoUrl: 'https://elsewhere.example/logo.png' }],
    ['branding', { LogoType: 'Custom', LogoUrl: undefined }],
    ['branding', { LoginBackgroundImageType: 'Custom', LoginBackgroundCustomImages: [] }],
    ['branding', { UseCustomEmailBanner: true }],
    ['support', { SupportEmailAddress: 'the desk' }],
    ['support', { SupportPhoneNumber: 'ext. 12' }],
    ['biometrics', { ShownMeasures: [] }],
    ['biometrics', { ShownMeasures: ['Mood'] }],
    ['time', { TimeZone: 'Mars/Olympus' }],
    ['units', { WeightUnits: 'Stones' }],
    ['general', { DisplayName: '' }],
  ])('of %s: %j', async (section, wrong) => {
    const refused = await save(section, { UsePartnerSettings: false, ...wrong });
    expect(refused.status).toBe(400);
    const [name] = Object.keys(wrong).toReversed();
    expect(faultsOf(refused as never).join()).toContain(
      section === 'branding' && 'LogoType' in wrong ? 'LogoUrl' : name === 'UseCustomEmailBanner' ? 'EmailBannerUrl' : name,
    );
  });
});

describe('what the settings do', () => {
  test('C-company-settings-17 C-company-settings-18 C-company-settings-19 a logo of its own is shown, and without one the usual one', async () => {
    const logos = async () => (await pat.get<Session>('/session')).body;
    await save('branding', { LogoType: 'Custom', LogoUrl: '/companies/summit-logo.svg' });
    expect(await logos()).toMatchObject({
      Branding: { LogoUrl: '/companies/summit-logo.svg' },
      Settings: { Navigation: { LogoUrl: '/companies/summit-logo.svg' } },
    });
    await save('branding', { LogoUrl: '/companies/cedar-logo.svg' });
    const LogoSize = { Width: 188, Height: 44 };
    expect(await logos()).toMatchObject({ Branding: { LogoSize }, Settings: { Navigation: { LogoSize } } });
    await save('branding', { LogoUrl: '/companies/summit-logo.svg' });
    expect((await logos()).Branding).not.toHaveProperty('LogoSize');
    await save('branding', { DarkLogoUrl: '/companies/summit-logo-dark.svg' });
    expect(await logos()).toMatchObject({
      Branding: { LogoUrl: '/companies/summit-logo.svg', DarkLogoUrl: '/companies/summit-logo-dark.svg' },
      Settings: { Navigation: { DarkLogoUrl: '/companies/summit-logo-dark.svg' } },
    });
    const usual = (await save('branding', { LogoType: 'Default' })).body as unknown as CompanyBrandingSettings;
    expect(usual).toMatchObject({ LogoUrl: '/companies/summit-logo.svg', DefaultLogoUrl: '/branding/logo.svg' });
    expect((await logos()).Branding).not.toHaveProperty('LogoUrl');
    expect((await logos()).Branding).not.toHaveProperty('DarkLogoUrl');
    expect((await save('branding', { DefaultLogoUrl: '/companies/other.svg' })).body).toMatchObject({ DefaultLogoUrl: '/branding/logo.svg' });
  });

  test('C-company-settings-20 C-company-settings-21 C-company-settings-26 pictures and colour are on the open sign-in page of the company', async () => {
    const open = async () => ((await server.app.inject({ url: '/api/session', headers: { host: 'lakeside.localhost' } })).json() as Session).Branding;
    const pictures = ['/companies/summit-background.svg', '/companies/cedar-background.svg'];
    await save('branding', { LoginBackgroundImageType: 'Custom', LoginBackgroundCustomImages: pictures, BrandingColor: '#1b5e20' });
    expect(await open()).toMatchObject({ LoginBackgroundImages: pictures, BrandingColor: '#1b5e20' });
  });

  test('C-company-settings-22 with the usual sign-in pictures its own stay in store', async () => {
    const usual = (await save('branding', { LoginBackgroundImageType: 'Default' })).body as unknown as CompanyBrandingSettings;
    expect(usual.LoginBackgroundCustomImages).toEqual(['/companies/lakeside-background.svg']);
    expect((await pat.get<Session>('/session')).body.Branding!.LoginBackgroundImages).toEqual(usual.DefaultLoginBackgroundImages);
  });

  test('C-company-settings-23 C-company-settings-24 C-company-settings-25 emails begin with the banner of the company', async () => {
    const banner = async () => {
      expect((await pat.post('/user/preferredemailverification', {})).status).toBe(200);
      await deliver(server);
      return (await server.nobody.get<OutboxMessage[]>('/demo/outbox')).body.find(({ Kind }) => Kind === 'Email')?.BannerUrl;
    };
    expect(await banner()).toBe('/branding/email-banner.svg');
    await save('branding', { UseCustomEmailBanner: true, EmailBannerUrl: '/companies/lakeside-banner.svg' });
    expect(await banner()).toBe('/companies/lakeside-banner.svg');
  });

  test('C-company-settings-15 C-company-settings-16 people are sent to the address and number of their company', async () => {
    await save('support', { SupportEmailAddress: 'desk@lakeside.example', SupportPhoneNumber: '+13125550199' });
    expect((await pat.get<CustomSupport>('/entityajax/GetCustomSupport')).body).toMatchObject({
      SupportEmailAddress: 'desk@lakeside.example',
      SupportPhoneNumber: '+13125550199',
    });
    await reset('support');
    await save('support', { SupportEmailAddress: 'desk@north.example' } satisfies Partial<CompanySupportSettings>, { client: partner });
    expect((await pat.get<CustomSupport>('/entityajax/GetCustomSupport')).body).toEqual({ SupportEmailAddress: 'desk@north.example' });
  });

  test('C-company-settings-13 C-company-settings-14 who has chosen no units and times has those of their company, and whoever chose keeps theirs', async () => {
    const profile = async () => (await pat.get<UserProfile>('/user/userprofilev2')).body;
    const chosen = await profile();
    const metric = { HeightUnits: 'Centimeters', LengthUnits: 'Centimeters', WeightUnits: 'Kilograms', DistanceUnits: 'Kilometers' };
    const time = { TimeZone: 'Europe/Zurich', TimeFormat: '24Hour', WeekStartDay: 'Monday' };
    await save('units', metric);
    await save('time', time);
    expect(await profile()).toEqual(chosen);
    const { UserId } = (await pat.get<Session>('/session')).body.User!;
    const none = { HeightUnits: null, LengthUnits: null, WeightUnits: null, DistanceUnits: null, TimeZone: null, TimeFormat: null, WeekStartDay: null };
    await server.database.update(profiles).set(none).where(eq(profiles.UserId, UserId));
    expect(await profile()).toMatchObject({ ...metric, ...time });
    expect((await pat.get<Session>('/session')).body.TimeZone).toBe('Europe/Zurich');
  });

  test('C-company-settings-12 the health profile shows the measures of the company, in the usual order', async () => {
    const shown = async () =>
      (await pat.get<{ Data: BiometricMeasure[] }>('/userhealth/profile/GetUserBiometricMeasurements')).body.Data.map(({ MeasureId }) => MeasureId);
    const all = await shown();
    expect(all).toEqual(['Weight', 'Height', 'Waist', 'BloodPressure', 'Cholesterol', 'Glucose']);
    await save('biometrics', { ShownMeasures: ['Glucose', 'Weight'], UsePartnerSettings: false });
    expect(await shown()).toEqual(['Weight', 'Glucose']);
  });

  test('C-company-settings-09 C-company-settings-10 the coaching companies to choose from begin with None', async () => {
    const { Items } = (await read<CompanyGeneralSettings>('general')).CoachingCompanyList!;
    expect(Items).toEqual([
      { Value: 'None', Text: 'None' },
      { Value: 'lakeside', Text: 'Lakeside Manufacturing' },
      { Value: 'north', Text: 'Northern Health Partners' },
    ]);
  });

  test('a name of its own is what pages call the company, and new people have its language', async () => {
    await save('general', { DisplayName: 'Lakeside', PreferredLanguage: 'es-419', UsePartnerSettings: false });
    expect((await pat.get<Session>('/session')).body.User!.Company).toBe('Lakeside');
    const { UserId } = (await pat.get<Session>('/session')).body.User!;
    await server.database.delete(profiles).where(eq(profiles.UserId, UserId));
    expect((await pat.get<UserProfile>('/user/userprofilev2')).body.PreferredLanguage).toBe('es-419');
  });

  test('a measured value that is older than the company wants no longer answers the assessment', async () => {
    const measured = async () => {
      const { Pages } = (await pat.get<{ Data: Assessment }>('/user/health/assessment?withDetails=true')).body.Data;
      return Pages.flatMap(({ Details }) => Details?.Contents ?? []).filter(({ MeasuredOn }) => MeasuredOn !== undefined).length;
    };
    expect(await measured()).toBeGreaterThan(0);
    await save('biometrics', { ScreeningValidDays: 1, UsePartnerSettings: false });
    expect(await measured()).toBe(0);
  });

  test('C-company-settings-11 the coaches of the coaching company coach its people, and no longer once it is None', async () => {
    const coach = await server.as('coach@lakeside.example');
    const coaches = async () => (await partner.get<OptionItem[]>('/entityajax/GetAvailableCoaches?coachCompanyId=cedar')).body.map(({ Text }) => Text);
    const reached = async () =>
      (await coach.get<Session>('/session')).body.Actor!.Designations.filter(({ Type }) => Type === 'Coaching').map(({ EntityId }) => EntityId);
    expect([await coaches(), await reached()]).toEqual([['Carmen Ibarra'], ['lakeside']]);
    await save('general', { CoachingCompanyId: 'lakeside', UsePartnerSettings: false }, { client: partner, query: '?entityId=cedar' });
    expect([await coaches(), await reached()]).toEqual([
      ['Casey Brooks', 'Carmen Ibarra'],
      ['lakeside', 'cedar'],
    ]);
    await save('general', { CoachingCompanyId: 'None' }, { client: partner, query: '?entityId=cedar' });
    expect([await coaches(), await reached()]).toEqual([['Carmen Ibarra'], ['lakeside']]);
  });

  test('coaches reach the companies whose settings, as they are read, name the own one: those that saved nothing as their partner says', async () => {
    const coach = await server.as('coach@lakeside.example');
    await save('general', { CoachingCompanyId: 'lakeside' }, { client: partner, query: '?entityId=north' });
    await save('general', { CoachingCompanyId: 'None', UsePartnerSettings: false }, { client: partner, query: '?entityId=cedar' });
    const companies = await server.database.select().from(entities).where(eq(entities.ParentEntityId, 'north'));
    const ids = ['north', ...companies.map(({ EntityId }) => EntityId)];
    const named = await Promise.all(ids.map(async (id) => (await read('general', partner, `?entityId=${id}`)).CoachingCompanyId === 'lakeside'));
    const reached = (await coach.get<Session>('/session')).body.Actor!.Designations.filter(({ Type }) => Type === 'Coaching').map(({ EntityId }) => EntityId!);
    expect(new Set(reached)).toEqual(new Set(ids.filter((_, index) => named[index])));
    expect(new Set(named)).toEqual(new Set([true, false]));
  });
});
