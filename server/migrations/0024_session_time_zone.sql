ALTER TABLE "event_sessions" ADD COLUMN "time_zone" text;
