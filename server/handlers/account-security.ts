import { cancelSignInEmail, changeSignInEmail, confirmSignInEmail, getSignInEmail, resendSignInEmail } from '../accounts/sign-in-email';
import type { Handlers } from './contract';

/** The calls of schemas/endpoints/account-security.json. */
export const handlers = {
  getSignInEmail,
  changeSignInEmail,
  resendSignInEmail,
  cancelSignInEmail,
  confirmSignInEmail,
} satisfies Handlers<'account-security'>;
