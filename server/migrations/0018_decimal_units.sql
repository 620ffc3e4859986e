ALTER TABLE "participations" ALTER COLUMN "units" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "program_groups" ALTER COLUMN "units" SET DATA TYPE numeric;
