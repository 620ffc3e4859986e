ALTER TABLE "programs" ADD COLUMN "is_prepared" boolean DEFAULT false NOT NULL;
