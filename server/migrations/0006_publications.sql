CREATE TABLE "overlay_pointers" (
	"customer" text NOT NULL,
	"move" integer NOT NULL,
	"number" integer NOT NULL,
	"moved_by" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "overlay_pointers_customer_move_pk" PRIMARY KEY("customer","move")
);
--> statement-breakpoint
CREATE TABLE "overlay_publications" (
	"customer" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"base_hash" text NOT NULL,
	"files" jsonb NOT NULL,
	"revision" "bytea" NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "overlay_publications_customer_number_pk" PRIMARY KEY("customer","number")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "definitions_hash" text;--> statement-breakpoint
CREATE INDEX "overlay_publications_hash" ON "overlay_publications" USING btree ("hash");--> statement-breakpoint
-- What was published and which way the pointer went is never changed, whatever the program does.
CREATE FUNCTION "refuse_change_of_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Publications and moves of their pointer are never changed.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "overlay_publications_stay" BEFORE UPDATE OR DELETE ON "overlay_publications" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_history"();--> statement-breakpoint
CREATE TRIGGER "overlay_pointers_stay" BEFORE UPDATE OR DELETE ON "overlay_pointers" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_history"();
