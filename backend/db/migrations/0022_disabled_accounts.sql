-- Set by an administrator (`npm run account -- disable`): nobody can sign in to the account or use its sign-ins.
alter table users add column disabled_at timestamptz;
