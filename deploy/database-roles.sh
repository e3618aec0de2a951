#!/usr/bin/env bash
# Run once by the image of PostgreSQL on an empty data folder: a role that owns and migrates the tables, and a plain
# one for the application, which can neither change a table nor read another database. Neither is a superuser.
set -euo pipefail

psql --no-psqlrc --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set=database="$POSTGRES_DB" --set=owner_password="$DATABASE_OWNER_PASSWORD" --set=app_password="$DATABASE_PASSWORD" <<'SQL'
create role touchline_owner login nosuperuser nocreatedb nocreaterole password :'owner_password';
create role touchline_app login nosuperuser nocreatedb nocreaterole password :'app_password';
alter database :"database" owner to touchline_owner;
revoke connect on database :"database" from public;
grant connect on database :"database" to touchline_app;
SQL
