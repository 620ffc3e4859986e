CREATE TABLE "compiled_publications" (
	"customer" text NOT NULL,
	"number" integer NOT NULL,
	"base_hash" text NOT NULL,
	"hash" text,
	"patch" "bytea",
	"sources" jsonb,
	"compiled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "compiled_publications_customer_number_base_hash_pk" PRIMARY KEY("customer","number","base_hash")
);
--> statement-breakpoint
CREATE INDEX "compiled_publications_hash" ON "compiled_publications" USING btree ("hash");--> statement-breakpoint
CREATE TABLE "base_revisions" (
	"hash" text PRIMARY KEY NOT NULL,
	"revision" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "overlay_publications" ALTER COLUMN "revision" DROP NOT NULL;
