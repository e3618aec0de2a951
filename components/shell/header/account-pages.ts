/** The pages of the account zone that its navigation leads to. Each is a folder of `app/account`, which a test holds. */
export const accountPages: readonly string[] = ['/'];
