import { cancelSignInEmail, changeSignInEmail, confirmSignInEmail, getSignInEmail, resendSignInEmail } from './sign-in-email';
import { beginRequiredSecondFactor, confirmRequiredSecondFactor, verifySecondFactor } from '../sign-in/second-factor';
import { beginSecondFactor, confirmSecondFactor, getSecondFactor, renewRecoveryCodes, resetSecondFactor, turnOffSecondFactor } from '../second-factor/manage';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/account-security.json. */
export const handlers = {
  getSignInEmail,
  changeSignInEmail,
  resendSignInEmail,
  cancelSignInEmail,
  confirmSignInEmail,
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
