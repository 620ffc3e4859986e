ALTER TABLE "sessions" ADD COLUMN "impersonated_user_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonation_type" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonation_definitions_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonated_user_id_users_user_id_fk" FOREIGN KEY ("impersonated_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_impersonated" ON "sessions" USING btree ("impersonated_user_id");--> statement-breakpoint
-- A live socket belongs to the person for whom it was opened: every node hears that a session is now for another, and closes its sockets.
CREATE FUNCTION "tell_session_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('wellspring_session_changed', NEW.token_hash);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_changed" AFTER UPDATE OF "impersonated_user_id" ON "sessions" FOR EACH ROW
WHEN (OLD.impersonated_user_id IS DISTINCT FROM NEW.impersonated_user_id) EXECUTE FUNCTION "tell_session_changed"();
