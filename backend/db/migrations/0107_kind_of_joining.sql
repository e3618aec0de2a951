-- The kind of onboarding with which a joining was begun: whoever goes on with it is asked the same.
alter table joinings add column if not exists onboarding_type text not null default 'membership_purchase'
  check (onboarding_type in ('membership_purchase', 'course_pro_bridge', 'mcr_active'));
update joinings j set onboarding_type = u.onboarding_type
from users u
where u.id = j.user_id and j.status = 'open' and u.onboarding_type in ('course_pro_bridge', 'mcr_active');
