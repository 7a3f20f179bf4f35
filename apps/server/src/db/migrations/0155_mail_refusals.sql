-- When and with which code of SMTP (550 5.1.1) the mail server refused the address last. Not its words, which repeat the address.
alter table members add column mail_refused_at timestamptz, add column mail_refusal text check (length(mail_refusal) <= 20);

-- Few members; operators read how many, and the last.
create index members_mail_refused on members (mail_refused_at desc nulls last) where mail_rejections > 0;
