import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Revision } from '../../runtime/definitions/compiled';
import type {
  Branding,
  CompanyBiometricsSettings,
  CompanyBrandingSettings,
  CompanyGeneralSettings,
  CompanySupportSettings,
  CompanyTimeSettings,
  CompanyUnitsSettings,
} from '../../schemas/generated/records';
import type { Database } from '../database/database';
import { sitePictureSize } from '../foundation/files/picture-size';
import { partnerOf, shownRow, singleKey } from './single-rows';
import { entities } from './tables/people';
import { resourceRows } from './tables/resources';
import { withoutNulls } from './without-nulls';

type EntityRow = typeof entities.$inferSelect;

/** What a company has set, section by section: what it is by default, or by its partner, where it has set nothing. */
export interface CompanySetup {
  readonly general: CompanyGeneralSettings;
  readonly biometrics: CompanyBiometricsSettings;
  readonly branding: CompanyBrandingSettings;
  readonly support: CompanySupportSettings;
  readonly time: CompanyTimeSettings;
  readonly units: CompanyUnitsSettings;
}

/** A stored row of settings: a company's own, or its partner's. */
export interface SettingRow {
  Resource: string;
  Owner: string;
  Value: Record<string, unknown>;
}

const sections = ['general', 'biometrics', 'branding', 'support', 'time', 'units'] as const satisfies (keyof CompanySetup)[];
const resourceOf = (section: keyof CompanySetup) => `company-${section}`;
const resources = sections.map(resourceOf);

const { Resource, Owner, Key, Value } = resourceRows;

/** The settings of the company of a row of `entities`, and of its partner: read with it, since a query of its own would wait once more. */
export const heldSettings = sql<SettingRow[]>`coalesce((select json_agg(json_build_object('Resource', ${Resource}, 'Owner', ${Owner}, 'Value', ${Value}))
  from ${resourceRows} where ${inArray(Resource, resources)} and ${Owner} in (${entities.EntityId}, ${entities.ParentEntityId}) and ${Key} = ${singleKey}), '[]')`.inlineParams();

/** What a company has set, by the definitions that apply to it. Each section is computed when it is first read. */
export function companySetup({ entity, settingRows }: { entity: EntityRow; settingRows: readonly SettingRow[] }, revision: Revision): CompanySetup {
  const read = new Map<keyof CompanySetup, unknown>();
  const rowOf = (resource: string, owner: string | undefined) => settingRows.find((row) => row.Resource === resource && row.Owner === owner)?.Value;
  const sectionOf = (section: keyof CompanySetup) => {
    const id = resourceOf(section);
    const held = { own: rowOf(id, entity.EntityId), partner: rowOf(id, partnerOf(entity)), entity: withoutNulls(entity) };
    if (!read.has(section)) read.set(section, shownRow(revision.resources[id]!, held, revision).value);
    return read.get(section);
  };
  // The rows were held to their records when they were saved.
  return Object.defineProperties({}, Object.fromEntries(sections.map((section) => [section, { get: () => sectionOf(section) }]))) as CompanySetup;
}

/** What companies have set, for calls that are not about the caller's own. */
export const companySettingRecords = (database: Database) => ({
  async of(entity: EntityRow, revision: Revision): Promise<CompanySetup> {
    const owners = [entity.EntityId, ...(entity.ParentEntityId === null ? [] : [entity.ParentEntityId])];
    const settingRows = await database
      .select({ Resource, Owner, Value })
      .from(resourceRows)
      .where(and(inArray(Resource, resources), inArray(Owner, owners), eq(Key, singleKey)));
    return companySetup({ entity, settingRows }, revision);
  },
});

/** The logo that is shown, with its size where that is known, and the one for dark pages. */
type Logos = Pick<Branding, 'LogoUrl' | 'LogoSize' | 'DarkLogoUrl'>;

/** Returns a company's logos; nothing where it has none of its own. */
export function logosOf({ LogoType, LogoUrl, DarkLogoUrl }: CompanyBrandingSettings): Logos {
  if (LogoType !== 'Custom' || LogoUrl === undefined) return {};
  const LogoSize = sitePictureSize(LogoUrl);
  return { LogoUrl, ...(LogoSize && { LogoSize }), ...(DarkLogoUrl !== undefined && { DarkLogoUrl }) };
}

/** The pictures behind signing in. */
export const signInPicturesOf = ({ LoginBackgroundImageType, LoginBackgroundCustomImages, DefaultLoginBackgroundImages }: CompanyBrandingSettings): string[] =>
  LoginBackgroundImageType === 'Custom' ? LoginBackgroundCustomImages : DefaultLoginBackgroundImages;
