export const messages = `
create table messages (
  id text primary key,
  shelf text not null check (shelf in ('new', 'sent', 'failed', 'suspect')),
  received_at timestamptz not null,
  message json not null,
  note json,
  due_at timestamptz not null default now(),
  tried_at timestamptz,
  owner text
);
create index messages_due on messages (due_at) where shelf = 'new';
create index messages_age on messages (shelf, received_at);
create table keys (
  digest text primary key,
  content text not null,
  id text not null,
  made_at timestamptz not null default now()
);
create index keys_id on keys (id);
create unlogged table counters (
  name text primary key,
  count integer not null,
  ends_at timestamptz not null
);
`;
