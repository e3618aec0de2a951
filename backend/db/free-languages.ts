/**
 * Ends the check of `users.language` against a fixed list, where the database still has it: the languages are those of
 * the folders of messages, and `readLanguage` lets in no other. It runs after the numbered files, as often as they do.
 */
export const freeLanguages = `
  do $$ begin
    if exists (select from pg_constraint where conname = 'users_language_check' and conrelid = to_regclass('users')) then
      set local lock_timeout = '5s';
      alter table users drop constraint users_language_check;
    end if;
  end $$`;
