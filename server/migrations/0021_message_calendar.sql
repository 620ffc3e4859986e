ALTER TABLE "outbox" ADD COLUMN "calendar" text;
