#!/usr/bin/env bash
# Run once by the image of PostgreSQL on an empty data folder: a role that owns and migrates the tables, and a plain
# one for the application, which can neither change a table nor read another database. Neither is a superuser. What the
# application may do with rows is granted after each migration (backend/db/prepare-schema.ts).
set -euo pipefail

psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set=database="$POSTGRES_DB" --set=owner_password="$DATABASE_OWNER_PASSWORD" --set=app_password="$DATABASE_PASSWORD" <<'SQL'
create role touchline_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role touchline_app login nosuperuser nocreatedb nocreaterole password :'app_password';
alter database :"database" owner to touchline_owner;
revoke connect on database :"database" from public;
grant connect on database :"database" to touchline_app;
alter role touchline_app in database :"database" set lock_timeout = '5s';
alter role touchline_app in database :"database" set statement_timeout = '30s';
alter role touchline_app in database :"database" set idle_in_transaction_session_timeout = '10s';
alter role touchline_app in database :"database" set plan_cache_mode = 'force_generic_plan';
alter role touchline_app in database :"database" set random_page_cost = '1.1';
alter role touchline_app in database :"database" set tcp_user_timeout = '15s';
SQL
