import { sendMessage } from '../../calls/send-message';
import { writtenMessage } from '../../calls/send-to-person';
import { timingSafeEqual } from 'node:crypto';
import { plainText } from '../../../runtime/format/plain-text';
import type { Call } from '../../calls/contract';
import { storedMobileNumber } from '../profile/mobile-number';
import { notFound } from '../../foundation/outcome';
import { userTopic } from '../../calls/topics';
import type { VerificationKind } from '../../records/contact-verifications';
import { hashToken } from '../../foundation/tokens';
import { timeZoneOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** Takes a text that somebody has sent: the reply to a verification, STOP or HELP. What means nothing changes nothing. */
export async function receiveText({ body, bearer, revision, isLocal }: Call<'receiveText'>, tools: Tools): Promise<boolean> {
  if (!(tools.showsOutbox && isLocal) && !isToken(bearer, tools.textReplyToken)) throw notFound('This call does not exist.', false);
  const settings = constantsOf(revision).server;
  const number = storedMobileNumber(body.From);
  if (number === null) return true;
  const now = tools.clock.now().toISOString();
  const word = plainText(body.Body).toLowerCase();
  await tools.transaction(async (records) => {
    const { contactVerifications, audit } = records;
    if (settings.textStopWords.includes(word)) {
      for (const { UserId, EntityId } of await contactVerifications.stopTexts(number)) {
        const Changes = [{ Field: '/DisableTextReminders', Was: false, Is: true }];
        await audit.add({ EntityId, UserId, Action: 'TextsStopped', SubjectKind: 'Person', SubjectId: UserId, Changes }, now);
        await tellProfile(records, UserId, now);
      }
      return;
    }
    if (settings.textHelpWords.includes(word)) {
      if (await contactVerifications.isKnown(number))
        await sendMessage(
          {
            ...writtenMessage('text-help', { input: {} }, { revision, now, timeZone: timeZoneOf({ caller: undefined, revision }) }),
            Recipient: number,
            ExpiresAt: null,
          },
          { uncounted: 'the platform sends it by itself' },
          records,
          now,
        );
      return;
    }
    for (const { UserId, EntityId, Kind } of await contactVerifications.verifyByReply(number, kindsOf(word, settings), now)) {
      await audit.add({ EntityId, UserId, Action: `${Kind}Verified`, SubjectKind: 'Person', SubjectId: UserId, Changes: [] }, now);
      await tellProfile(records, UserId, now);
    }
  });
  return true;
}

const kindsOf = (word: string, settings: Constants['server']): VerificationKind[] =>
  (
    [
      ['Mobile', settings.mobileVerificationReply],
      ['TextReminder', settings.textReminderReply],
      ['WellnessReminder', settings.wellnessReminderReply],
    ] as const
  ).flatMap(([kind, reply]) => (reply.toLowerCase() === word ? [kind] : []));

/** An open profile shows at once what has become of it. */
const tellProfile = ({ liveMessages }: Records, userId: string, now: string) =>
  liveMessages.publish({ topic: userTopic(userId), category: 'HealthProfile', payload: undefined, now });

const isToken = (given: string | undefined, right: string | undefined) =>
  given !== undefined && right !== undefined && timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(right)));
