export const webhook = `
alter table messages
  add column mail_ended text check (mail_ended in ('sent', 'failed')),
  add column webhook_ended text check (webhook_ended in ('sent', 'failed')),
  add column webhook_note json,
  add column webhook_due_at timestamptz not null default now(),
  add column webhook_tried_at timestamptz,
  add column webhook_owner text;
create index messages_webhook_due on messages (webhook_due_at) where shelf = 'new';
`;
