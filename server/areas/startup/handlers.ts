import { timeZoneOf } from '../../calls/time-zone';
import { cleanRichText } from '../../foundation/rich-text';
import { ageOn, dayIn } from '../profile/age';
import type { Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/startup.json. Each one stays within the caller's company. */
export const handlers = {
  async getDemographicProfile({ caller, revision }, { people, clock }) {
    const { UserId, EntityId, DateOfBirth, Region, Location } = caller.user;
    const choice = async (kind: 'Region' | 'Location', held: string | null) =>
      held === null ? undefined : (await people.choices(EntityId, kind)).find(({ Value }) => Value === held);
    const [region, location] = [await choice('Region', Region), await choice('Location', Location)];
    return {
      UserId,
      ...(DateOfBirth !== null && {
        DateOfBirth,
        Age: ageOn(dayIn(timeZoneOf({ caller, revision }), clock.now()), DateOfBirth),
      }),
      ...(region !== undefined && { Region: region }),
      ...(location !== undefined && { Location: location }),
    };
  },

  async getWellnessProgramNotification({ caller }, { programNotifications }) {
    const { Name, Content } = await programNotifications.standard(caller.user.EntityId);
    return { Data: { Name, Content: cleanRichText(Content) } };
  },

  getAppSetting: ({ query, revision }) => constantsOf(revision).server[query.key],
  getEmailAttachmentUrl: ({ revision }) => constantsOf(revision).server.emailAttachmentUrl,
} satisfies Handlers<'startup'>;
