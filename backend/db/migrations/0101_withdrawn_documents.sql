-- Whether a document was asked for when it was uploaded: withdrawing it asks for one again.
alter table joining_documents add column was_requested boolean not null default false;
update joining_documents set was_requested = true where joining_id is not null or status = 'waiting';
