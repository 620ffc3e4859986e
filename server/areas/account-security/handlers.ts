import { cancelSignInEmail, changeSignInEmail, confirmSignInEmail, getSignInEmail, resendSignInEmail } from './sign-in-email';
import { beginRequiredSecondFactor, confirmRequiredSecondFactor, verifySecondFactor } from '../sign-in/second-factor';
import { beginSecondFactor, confirmSecondFactor, getSecondFactor, renewRecoveryCodes, resetSecondFactor, turnOffSecondFactor } from '../second-factor/manage';
import type { Handlers } from '../../calls/contract';

/** So many of the last sign-ins a person is shown. */
const signInsShown = 5;

/** The calls of schemas/endpoints/account-security.json. */
export const handlers = {
  getSignInEmail,
  changeSignInEmail,
  resendSignInEmail,
  cancelSignInEmail,
  confirmSignInEmail,
  listOwnSignIns: async ({ caller }, { audit }) =>
    (await audit.of({ SubjectKind: 'Person', SubjectId: caller.user.UserId }, signInsShown, { action: 'SignedIn' })).map(({ At }) => At),
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  verifySecondFactor,
  beginRequiredSecondFactor,
  confirmRequiredSecondFactor,
  resetSecondFactor,
} satisfies Handlers<'account-security'>;
