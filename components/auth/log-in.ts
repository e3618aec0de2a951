import type { LogInValues } from '#contract/forms/log-in.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getActingFor } from '#lib/auth/acting-for.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** How a log-in ended; `refused` with the text for the user. */
export type LoginResult = { kind: 'loggedIn' } | { kind: 'codeRequired' } | { kind: 'refused'; reason: string };

/**
 * Logs in and sets the session cookie. The same customer acts again for whom they acted for in this tab before their
 * session ended, if they still may. At a kiosk the password may be a PIN.
 */
export async function logIn(body: LogInValues, t: Translate, isPin = false): Promise<LoginResult> {
  // Read before the log-in: the new session, which acts for nobody else yet, may be seen before the person is selected.
  const before = getActingFor();
  try {
    if (isPin) await browserApi('loginByPin', { body: { username: body.username, pin: body.password } });
    else {
      const { user } = (await browserApi('login', { body })).data;
      if (before?.userId === user.id) await selectUser(before.personId);
    }
    return { kind: 'loggedIn' };
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'second_factor_required') return { kind: 'codeRequired' };
    const isKnown = failure instanceof ApiError && failure.status !== 401;
    return { kind: 'refused', reason: isKnown ? errorText(failure, t) : t('login.failed') };
  }
}
